import { sql, type Kysely, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { drawToken } from '../../../../platform/auth/tokens.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { countWithin } from '../../../../platform/throttle/throttle.ts';
import { HOUR_SECONDS } from '../../../../platform/time/durations.ts';
import { lockLetting } from '../../../catalog/items/index.ts';
import type { TermsTables } from '../find-terms.ts';
import { readCalendarTask } from './read-calendar.ts';

interface Own {
  readonly organizationId: number;
  readonly itemId: number;
}

/** How many calendars of others one rental reads. */
const CALENDARS_MAX = 10;
/** Of an organization: each is read at once, from another site. */
const PER_HOUR = { limit: 30, seconds: HOUR_SECONDS };
const added = ({ organizationId }: Own) => `rental-calendars ${organizationId}`;

/** Gives a rental an address of its own for other calendars; one that it had before works no longer. */
export async function openFeed(trx: Transaction<TermsTables>, own: Own): Promise<void> {
  await lockLetting(trx, own);
  const secret = drawToken();
  await trx
    .insertInto('rental_feed')
    .values({ item_id: own.itemId, secret })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({ secret, created_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Nobody reads by its address any more when a rental is taken. */
export async function closeFeed(trx: Transaction<TermsTables>, own: Own): Promise<void> {
  await lockLetting(trx, own);
  await trx.deleteFrom('rental_feed').where('item_id', '=', own.itemId).execute();
}

/**
 * Has a rental follow a calendar of another site; it is read at once.
 * @throws ApiError `too_many_kept`, `limit_exceeded`, and `invalid_input` for one that it follows already
 */
export async function addCalendar(
  trx: Transaction<TermsTables>,
  own: Own,
  url: string,
): Promise<void> {
  await lockLetting(trx, own);
  const known = await trx
    .selectFrom('rental_calendar')
    .select('url')
    .where('item_id', '=', own.itemId)
    .execute();
  if (known.some((one) => one.url === url)) {
    throw new ApiError('invalid_input', { fields: { url: [{ problem: 'repeated' }] } });
  }
  if (known.length >= CALENDARS_MAX) {
    throw new ApiError('too_many_kept', { count: CALENDARS_MAX });
  }
  if (!(await countWithin(trx, added(own), PER_HOUR))) throw new ApiError('limit_exceeded');
  const { id } = await trx
    .insertInto('rental_calendar')
    .values({ item_id: own.itemId, url })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(trx, readCalendarTask, { id });
}

/** A rental follows a calendar no longer: what that has blocked is let again. */
export async function removeCalendar(
  trx: Transaction<TermsTables>,
  organizationId: number,
  id: number,
): Promise<void> {
  const calendar = await trx
    .selectFrom('rental_calendar')
    .select('item_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!calendar) throw new ApiError('not_found');
  await lockLetting(trx, { organizationId, itemId: calendar.item_id });
  await trx.deleteFrom('rental_calendar').where('id', '=', id).execute();
}

/** The calendars that a rental follows, and the secret of its own. */
export async function findCalendars(db: Pick<Kysely<TermsTables>, 'selectFrom'>, itemId: number) {
  const feed = await db
    .selectFrom('rental_feed')
    .select('secret')
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  const calendars = await db
    .selectFrom('rental_calendar')
    .select(['id', 'url', 'checked_at', 'problem', 'blocked', 'conflicts'])
    .where('item_id', '=', itemId)
    .orderBy('id')
    .execute();
  return { secret: feed?.secret ?? null, calendars };
}

/** The rental whose calendar has an address; undefined for one that is no more. */
export function findFeed(db: Pick<Kysely<TermsTables>, 'selectFrom'>, secret: string) {
  return db
    .selectFrom('rental_feed')
    .innerJoin('item', 'item.id', 'rental_feed.item_id')
    .select(['rental_feed.item_id', 'item.organization_id'])
    .where('rental_feed.secret', '=', secret)
    .executeTakeFirst();
}
