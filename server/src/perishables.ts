import { PERISHABLE_BOOKMARKS, PERISHABLE_FOLDERS } from './modules/catalog/bookmarks/index.ts';
import { PERISHABLE_AUTHORIZATIONS } from './modules/catalog/instagram/index.ts';
import { PERISHABLE_IMPORTS, PERISHABLE_ITEM_NEWS } from './modules/catalog/items/index.ts';
import {
  PERISHABLE_CHALLENGES,
  PERISHABLE_CODES,
  PERISHABLE_PROOFS,
  PERISHABLE_RETURNS,
} from './modules/identity/accounts/index.ts';
import { PERISHABLE_CLAIMS } from './modules/organizations/map-places/index.ts';
import { PERISHABLE_REMINDERS } from './modules/organizations/attendance/index.ts';
import { PERISHABLE_EVIDENCE } from './modules/site/releases/index.ts';
import {
  PERISHABLE_WEBHOOK_DELIVERIES,
  PERISHABLE_WEBHOOKS,
} from './modules/talk/webhooks/index.ts';
import { PERISHABLE_SESSIONS } from './platform/auth/sessions.ts';
import { PERISHABLE_EVENTS } from './platform/events/transact.ts';
import { PERISHABLE_MESSAGES } from './platform/messaging/sandbox-port.ts';
import { PERISHABLE_POSTPONEMENTS } from './platform/jobs/work-off.ts';
import type { Perishable } from './platform/pruning/perishable.ts';
import { PERISHABLE_REALTIME_EVENTS } from './platform/realtime/write-events.ts';
import { PERISHABLE_TICKETS } from './platform/realtime/tickets.ts';
import { PERISHABLE_COUNTS } from './platform/throttle/throttle.ts';

/**
 * What is deleted once it has had its time. Idempotency keys are not among it: each belongs to a money
 * write, which must never run twice.
 */
export const PERISHABLES: readonly Perishable[] = [
  PERISHABLE_SESSIONS,
  PERISHABLE_CODES,
  PERISHABLE_PROOFS,
  PERISHABLE_CHALLENGES,
  PERISHABLE_RETURNS,
  PERISHABLE_MESSAGES,
  PERISHABLE_EVIDENCE,
  PERISHABLE_REMINDERS,
  PERISHABLE_CLAIMS,
  PERISHABLE_AUTHORIZATIONS,
  PERISHABLE_BOOKMARKS,
  PERISHABLE_FOLDERS,
  PERISHABLE_IMPORTS,
  PERISHABLE_ITEM_NEWS,
  PERISHABLE_COUNTS,
  PERISHABLE_TICKETS,
  PERISHABLE_REALTIME_EVENTS,
  PERISHABLE_EVENTS,
  PERISHABLE_POSTPONEMENTS,
  PERISHABLE_WEBHOOK_DELIVERIES,
  PERISHABLE_WEBHOOKS,
];
