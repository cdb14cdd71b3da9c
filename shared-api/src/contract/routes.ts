import * as accounts from './accounts.ts';
import * as delivery from './delivery.ts';
import * as dev from './dev.ts';
import * as feed from './feed.ts';
import * as items from './items.ts';
import * as messenger from './messenger.ts';
import * as notifications from './notifications.ts';
import * as organizations from './organizations.ts';
import * as realtime from './realtime.ts';
import * as statistics from './statistics.ts';

/**
 * All routes of `/api/v1`, by domain: every value made with `defineRoute` in the domain's file.
 * The server registers from here and the endpoint generator reads it.
 */
export const domains = {
  accounts,
  delivery,
  dev,
  feed,
  items,
  messenger,
  notifications,
  organizations,
  realtime,
  statistics,
} as const;
