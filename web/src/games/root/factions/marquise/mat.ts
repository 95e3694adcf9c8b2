// What her board holds, and the tables of her rules.

export type { Mat } from './wire';
