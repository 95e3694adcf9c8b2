// Its own numbers (view.boards[seat]) by name, as orders.py lays them out.

export const PLAN = 5;
export const ORDERS = { DRAWN: 0, SERIAL: 1 } as const;
