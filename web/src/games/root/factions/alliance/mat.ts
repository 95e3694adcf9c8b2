// What their board holds, and the tables of their rules.

export type { Mat } from './wire';
