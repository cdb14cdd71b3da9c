import type { Perishable } from '../../../platform/pruning/perishable.ts';
import { DAY_SECONDS } from '../../../platform/time/durations.ts';

/** The log, shorter than the events that it refers to. */
export const PERISHABLE_WEBHOOK_DELIVERIES: Perishable = {
  table: 'webhook_delivery',
  column: 'created_at',
  // Before anybody is erased of whom an answer may have told.
  seconds: 28 * DAY_SECONDS,
};
/** Long after the last operation that may have queued something for one that was removed. */
export const PERISHABLE_WEBHOOKS: Perishable = {
  table: 'webhook',
  column: 'removed_at',
  seconds: 30 * DAY_SECONDS,
};
