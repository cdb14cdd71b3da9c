export { createReadReceipt } from './read-receipt.ts';
export { staffActionsOf } from './staff-actions.ts';
export { receiptsRoutes } from './receipts.routes.ts';
