import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/rental-terms';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { wallTimeOf } from '../../../../platform/time/wall-time.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';
import {
  addCalendar,
  closeFeed,
  findCalendars,
  findFeed,
  findHeldPeriods,
  findOwnRental,
  openFeed,
  removeCalendar,
  writeCalendar,
} from '../../rental-periods/index.ts';
import type { OwnRental } from './read-rental.ts';

interface CalendarDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
}

/** How far ahead a calendar tells, in milliseconds. */
const AHEAD = 400 * DAY_MS;

const ownOf = ({ id, item }: { readonly id: number; readonly item: number }) => ({
  organizationId: id,
  itemId: item,
});

/** How rentals and other calendars know of each other. */
export function rentalCalendarsRoutes({ db, transact }: CalendarDependencies): ImplementedRoute[] {
  async function read(
    reader: Pick<Kysely<Tables>, 'selectFrom'>,
    own: OwnRental,
  ): Promise<contract.RentalCalendars> {
    const { time_zone: timeZone } = await findOwnRental(reader, own);
    const { secret, calendars } = await findCalendars(reader, own.itemId);
    const local = (moment: string) => wallTimeOf(new Date(moment), timeZone);
    return {
      feed: secret && `/api/v1/rentals/feeds/${secret}/`,
      calendars: calendars.map(({ checked_at, problem, conflicts, ...calendar }) => ({
        ...calendar,
        checked_at: checked_at?.toISOString() ?? null,
        problem: problem as contract.ForeignCalendar['problem'],
        conflicts: conflicts.map(({ from, to }) => ({ from: local(from), to: local(to) })),
      })),
    };
  }

  return [
    implement(contract.getRentalCalendars, ({ params }) => read(db, ownOf(params))),
    implement(contract.openRentalFeed, ({ params, context }) =>
      transact(async ({ trx }) => {
        await recordAudit(trx, context, { item: params.item });
        await openFeed(trx, ownOf(params));
        return read(trx, ownOf(params));
      }),
    ),
    implement(contract.closeRentalFeed, ({ params, context }) =>
      transact(async ({ trx }) => {
        await recordAudit(trx, context, { item: params.item });
        await closeFeed(trx, ownOf(params));
        return undefined;
      }),
    ),
    implement(contract.addRentalCalendar, ({ params, body, context }) =>
      transact(async ({ trx }) => {
        // The address may hold a secret of the other site.
        await recordAudit(trx, context, { item: params.item });
        await addCalendar(trx, ownOf(params), body.url);
        return read(trx, ownOf(params));
      }),
    ),
    implement(contract.removeRentalCalendar, ({ params, context }) =>
      transact(async ({ trx }) => {
        await recordAudit(trx, context, { calendar: params.calendar });
        await removeCalendar(trx, params.id, params.calendar);
        return undefined;
      }),
    ),
    implement(contract.readRentalFeed, async ({ params: { secret }, raw, reply }) => {
      const feed = await findFeed(db, secret);
      if (!feed) throw new ApiError('not_found');
      const { organization_id: organizationId, item_id: itemId } = feed;
      const rental = await findOwnRental(db, { organizationId, itemId });
      const now = new Date();
      const ahead = { from: now, to: new Date(now.getTime() + AHEAD) };
      const held = await findHeldPeriods(db, itemId, ahead);
      // The day is enough of a stamp: the same periods are the same text all day long.
      const stamp = new Date(now.toISOString().slice(0, 10));
      const events = held.map(({ id, from, to }) => ({ uid: `${id}@karavan`, from, to }));
      const text = writeCalendar(rental.name, events, stamp);
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      const isKnown = raw.headers['if-none-match'] === tag;
      reply.header('etag', tag).header('cache-control', 'private, max-age=300');
      if (isKnown) reply.code(304);
      return { name: 'rental.ics', content: Readable.from(isKnown ? [] : [text]) };
    }),
  ];
}
