import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { addDays, momentAt, wallTimeOf } from '../../../../platform/time/wall-time.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { copyEvent } from './copy-event.ts';
import { findPlace } from './describe-event.ts';
import { lockEvent, type OwnEvent } from './lock-event.ts';

const WEEK_DAYS = 7;

/**
 * Makes a draft out of an event: the same in all but its tickets. One that has begun gets the next such weekday at the same
 * time. Answers the draft's id.
 * @throws ApiError `not_found`, or `item_taken_down` for what an operator has forbidden
 */
export async function duplicateEvent(
  trx: Transaction<ItemsTables & OrganizationsTables>,
  { editorId, ...own }: OwnEvent & { readonly editorId: number },
): Promise<number> {
  const { id, is_hidden, starts_at } = await lockEvent(trx, own);
  if (is_hidden) throw new ApiError('item_taken_down');
  const { time_zone } = await findPlace(trx, own.organizationId);
  await sayWhyStockChanges(trx, { personId: editorId, reason: 'opening' });
  const startsAt = nextWeekday(starts_at, time_zone, new Date());
  return copyEvent(trx, id, { startsAt, seriesId: null, isDraft: true });
}

/** A moment that is to come as it is; one that has passed so many weeks later that it is, by the clock of a time zone. */
function nextWeekday(moment: Date, timeZone: string, now: Date): Date {
  const [day, time] = wallTimeOf(moment, timeZone).split('T');
  let next = moment;
  for (let weeks = 1; next <= now; weeks += 1) {
    next = momentAt(`${addDays(day!, weeks * WEEK_DAYS)}T${time}`, timeZone)!;
  }
  return next;
}
