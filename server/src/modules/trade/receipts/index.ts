export { numberedAs } from './numbered-as.ts';
export { readOrderCards } from './read-order-cards.ts';
export { createReadReceipt } from './read-receipt.ts';
export { staffActionsOf } from './staff-actions.ts';
export type { ReceiptTables } from './receipts.queries.ts';
export { presentReceiptNumber } from './receipt-number.ts';
export type { ReceiptCounterTables } from './receipts.tables.ts';
export { receiptsRoutes } from './receipts.routes.ts';
export { ORDER_RECORDS } from './receipts.records.ts';
