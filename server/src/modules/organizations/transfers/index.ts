export { cancelOfClosing, cancelOfLeaving } from './cancel-transfers.ts';
export { expireTransfers, expireTransfersTask } from './expire-transfers.ts';
export { readTransferCards } from './read-transfer-cards.ts';
export type { TransferAction } from './transfer-transitions.ts';
export { transferMoved } from './transfers.events.ts';
export { TRANSFER_RECORDS } from './transfers.records.ts';
export { transfersRoutes } from './transfers.routes.ts';
export type { TransfersTables } from './transfers.tables.ts';
