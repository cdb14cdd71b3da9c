import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads when somebody opens it. */
export const WebhookLog = lazily(
  async () => (await import(/* webpackChunkName: "webhook-log" */ './webhook-log.tsx')).WebhookLog,
  <SkeletonRow />,
);
