export { BROADCAST_RECORDS, eraseBroadcastMarks } from './broadcasts.records.ts';
export { broadcastsRead } from './broadcasts.events.ts';
export { broadcastsRoutes } from './broadcasts.routes.ts';
export type { BroadcastsTables } from './broadcasts.tables.ts';
export { readBroadcastTexts, type InboxTables } from './inbox.queries.ts';
export { inboxRoutes } from './inbox.routes.ts';
export { mutersOf } from './muters-of.ts';
export { takeUntold } from './take-untold.ts';
export { tellBroadcastTask } from './tell-broadcast-task.ts';
