import { sql, type Kysely } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import type { Tables } from '../../src/database-tables.ts';
import { REACHES } from '../../src/modules/talk/broadcasts/audience.policy.ts';
import { selectFollowers } from '../../src/modules/organizations/organizations/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const HOUR = 3_600_000;
const DAY_HOURS = 24;

interface BroadcastSeed {
  readonly text: string;
  readonly hoursAgo: number;
  readonly audience?: MessageAudience;
  readonly days?: number;
  /** What the recipients had spent at least, in minor units. */
  readonly spentFrom?: number;
  readonly isWithdrawn?: boolean;
}

/** Of the demo's shop, the oldest first. */
const OF_SHOP: readonly BroadcastSeed[] = [
  {
    text: 'Новая коллекция уже в магазине. Приходите примерить!',
    hoursAgo: 26 * DAY_HOURS,
  },
  {
    text: 'Спасибо за покупку! На следующую действует ваша карта скидок.',
    hoursAgo: 19 * DAY_HOURS,
    audience: 'bought',
    days: 90,
  },
  { text: 'В субботу работаем до 23:00.', hoursAgo: 12 * DAY_HOURS, isWithdrawn: true },
  {
    text: 'Мы по вам скучаем: до воскресенья скидка 10 % на все платья.',
    hoursAgo: 6 * DAY_HOURS,
    audience: 'idle',
    days: 30,
  },
  {
    text: 'Постоянным покупателям показываем осеннюю коллекцию раньше других, в пятницу в 19:00.',
    hoursAgo: 4 * DAY_HOURS,
    audience: 'tier',
    spentFrom: 100_000,
  },
  {
    text: 'Завтра распродажа: скидки до 30 %.\nНачинаем в 10:00, вещей немного.',
    hoursAgo: 2 * DAY_HOURS,
  },
];

/** Of the others that the client follows, the oldest first. */
const OF_OTHERS: readonly (readonly BroadcastSeed[])[] = [
  [
    { text: 'Открыли второй зал. Ждём вас каждый день с 9:00.', hoursAgo: 15 * DAY_HOURS },
    { text: 'Сегодня до закрытия скидка 15 % для подписчиков.', hoursAgo: 10 },
  ],
  [
    { text: 'Изменили часы работы: в воскресенье отдыхаем.', hoursAgo: 9 * DAY_HOURS },
    { text: 'Привезли то, о чём вы спрашивали.', hoursAgo: 3 * DAY_HOURS },
  ],
];

interface Seeding {
  readonly people: SeededPeople;
  readonly now: Date;
}

/**
 * What organizations have written to their followers: the client has read what is old, and has muted one of them.
 */
export async function seedBroadcasts(
  db: Kysely<Tables>,
  { people: { accounts, others, shopId }, now }: Seeding,
): Promise<void> {
  const followed = await db
    .selectFrom('organization_follower')
    .select('organization_id as id')
    .where('user_id', '=', accounts.client)
    .where('status', '=', 'accepted')
    .where('organization_id', '<>', shopId)
    .orderBy('organization_id')
    .limit(OF_OTHERS.length)
    .execute();
  const sent = [
    ...OF_SHOP.map((seed) => ({ ...seed, organization_id: shopId, author_id: accounts.manager })),
    ...followed.flatMap(({ id }, index) =>
      OF_OTHERS[index]!.map((seed) => ({ ...seed, organization_id: id, author_id: others[2]! })),
    ),
  ].toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  const hoursBefore = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await db
    .insertInto('broadcast')
    .values(
      sent.map(({ organization_id, author_id, text, hoursAgo, ...seed }) => ({
        organization_id,
        author_id,
        text,
        audience: seed.audience ?? 'all',
        days: seed.days ?? null,
        spent_from: seed.spentFrom ?? null,
        sent_at: hoursBefore(hoursAgo),
        withdrawn_at: null,
      })),
    )
    .execute();
  await countRecipients(db);
  const muted = followed.at(-1);
  await seedMarks(db, { clientId: accounts.client, mutedId: muted?.id ?? null });
  await db
    .updateTable('broadcast')
    .set({ withdrawn_at: sql<Date>`sent_at + interval '2 hours'` })
    .where(
      'text',
      'in',
      OF_SHOP.filter(({ isWithdrawn }) => isWithdrawn).map(({ text }) => text),
    )
    .execute();
}

/** As at the sending; everybody was told. */
async function countRecipients(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into broadcast_tally (broadcast_id, recipient_count, told_at)
    select broadcast.id, (select count(*) from ${selectFollowers()} as follower where ${REACHES}), sent_at
    from broadcast`.execute(db);
}

interface Marks {
  readonly clientId: number;
  readonly mutedId: number | null;
}

/** Most have read all but the latest, some nothing; the client is one of the first. */
async function seedMarks(db: Kysely<Tables>, { clientId, mutedId }: Marks): Promise<void> {
  await sql`
    insert into broadcast_mark (user_id, organization_id, read_id, is_muted)
    select follower.user_id, broadcast.organization_id,
      (array_agg(broadcast.id order by broadcast.id desc))[2],
      follower.user_id = ${clientId} and broadcast.organization_id = ${mutedId}::bigint
    from ${selectFollowers()} as follower join broadcast on ${REACHES}
    where follower.user_id = ${clientId} or follower.user_id % 5 < 3
    group by follower.user_id, broadcast.organization_id
    having count(*) > 1`.execute(db);
  await sql`
    update broadcast_tally set read_count = (
      select count(*) from broadcast
      join ${selectFollowers()} as follower on ${REACHES}
      join broadcast_mark as mark on mark.user_id = follower.user_id
        and mark.organization_id = broadcast.organization_id and mark.read_id >= broadcast.id
      where broadcast.id = broadcast_tally.broadcast_id)`.execute(db);
}
