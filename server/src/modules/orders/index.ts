export type { OrdersTables } from './orders.tables.ts';
