export { planPushes, sendPushTask, takesPushes } from './plan-pushes.ts';
export { erasePushPreferences } from './preferences.ts';
export { createPushPort, type PushPort } from './push-port.ts';
export { PUSH_RECORDS } from './pushes.records.ts';
export { pushesRoutes } from './pushes.routes.ts';
export type { PushesTables } from './pushes.tables.ts';
export { createSandboxPushPort } from './sandbox-push-port.ts';
export { sendPush, type PushReading, type PushTold } from './send-push.ts';
export { loadServerKeys } from './server-keys.ts';
