export { organizationsBlocking, refuseBlocked } from './block.policy.ts';
export { countBlocked, findBlocked, findBlockedIds } from './blocks.queries.ts';
export type { BlocksTables } from './blocks.tables.ts';
export { liftBlock, lockRelation, storeBlock } from './change-block.ts';
