export { deliverWebhooks } from './deliver-webhooks.ts';
export { deliverWebhooksTask } from './deliver-webhooks-task.ts';
export { passWebhooks } from './pass-webhooks.ts';
export { PERISHABLE_WEBHOOK_DELIVERIES, PERISHABLE_WEBHOOKS } from './perishable-webhooks.ts';
export { wakeWebhooks, wakeWebhooksTask } from './wake-webhooks.ts';
export { webhookFailed } from './webhooks.events.ts';
export { webhooksRoutes } from './webhooks.routes.ts';
export type { WebhooksTables } from './webhooks.tables.ts';
