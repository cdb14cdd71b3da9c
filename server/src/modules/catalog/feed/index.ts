export { feedRoutes } from './feed.routes.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { listPosts } from './list-posts.ts';
export { DISMISSAL_RECORDS, eraseMuting, MUTE_RECORDS } from './muting/muting.records.ts';
export { isUnmutedBy } from './muting/muting.policy.ts';
export { mutingRoutes } from './muting/muting.routes.ts';
export type { MutingTables } from './muting/muting.tables.ts';
