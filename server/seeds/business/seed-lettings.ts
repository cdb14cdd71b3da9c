import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import {
  blockDays,
  changeTerms,
  openFeed,
  readCalendar,
  writeCalendar,
} from '../../src/modules/trade/rental-periods/index.ts';
import { createRental, readEditedRental } from '../../src/modules/trade/rentals/index.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const DAY = 86_400_000;
/** After what is booked already. */
const AHEAD = 60;
/** Nobody is asked by the demo. */
const NEVER = new Date('2090-01-01');

/** What nobody can book: one is still being described, one is let no more. */
const UNLET = [
  ['Мансарда', 'draft'],
  ['Летний домик', 'archived'],
] as const;

interface LettingsSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** Terms of every kind, blocked days, and calendars of other sites, by the product's own operations. */
export async function seedLettings(
  trx: Transaction<Tables>,
  { people: { lettingId: organizationId, accounts }, now }: LettingsSeed,
): Promise<void> {
  const rooms = await trx
    .selectFrom('item')
    .select(['id', 'category_id'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .limit(3)
    .execute();
  const [seasonal, repaired, followed] = rooms.map(({ id }) => ({ organizationId, itemId: id }));
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

  const { version, terms } = await readEditedRental(trx, seasonal!);
  const price = (part: number) => (Math.round((Number(terms.price) * part) / 50) * 50).toFixed(2);
  await changeTerms(trx, seasonal!, {
    ...terms,
    version,
    buffer_after: 60,
    notice_hours: 3,
    deposit: '3000.00',
    cancel_hours: 48,
    cancel_percent: 50,
    rules: [
      { from: day(30), to: day(50), weekdays: [], price: price(1.5) },
      { from: null, to: null, weekdays: [5, 6], price: price(1.2) },
    ],
  });
  await openFeed(trx, seasonal!);
  await blockDays(trx, repaired!, {
    from: day(AHEAD),
    to: day(AHEAD + 3),
    pieces: 1,
    reason: 'repair',
    note: 'Меняем окна',
  });
  for (const [title, status] of UNLET) {
    const texts = { title, description: '', translations: [], category: rooms[0]!.category_id };
    const state = { images: [], videos: [], status, publish_at: null };
    const input = { ...texts, ...state, ...terms };
    await createRental(trx, { organizationId, editorId: accounts.owner, input });
  }
  const { id } = await trx
    .insertInto('rental_calendar')
    .values({ item_id: followed!.itemId, url: 'https://calendar.example/flat.ics' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  // The second one is booked here already.
  const events = [
    { uid: 'guest', from: at(AHEAD), to: at(AHEAD + 2) },
    { uid: 'double', from: at(12.5), to: at(13.5) },
  ];
  const content = Buffer.from(writeCalendar('Flat', events, now));
  const fetch = () => Promise.resolve({ mediaType: 'text/calendar', content });
  const db: Kysely<Tables> = trx;
  await readCalendar(db, (work) => act(trx, work), { fetch }, id);
  await trx.updateTable('rental_calendar').set({ next_at: NEVER }).where('id', '=', id).execute();
}
