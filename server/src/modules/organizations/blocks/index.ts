export { isBlockedNow, organizationsBlocking, refuseBlocked } from './block.policy.ts';
export { BLOCK_RECORDS } from './blocks.records.ts';
export { countBlocked, findBlocked, findBlockedIds } from './blocks.queries.ts';
export type { BlocksTables } from './blocks.tables.ts';
export { eraseBlocks } from './erase-blocks.ts';
export { liftBlock, lockRelation, storeBlock } from './change-block.ts';
