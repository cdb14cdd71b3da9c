export { createReadReceipt } from './read-receipt.ts';
export { receiptsRoutes } from './receipts.routes.ts';
