import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { inChunks } from '../in-chunks.ts';
import { RUNS } from './seed-event-runs.ts';
import { createRandom, type Random } from '../random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Evenings of the past year, every second week. */
const PAST_EVENTS = 25;
const FEWEST_SALES = 12;
const MOST_SALES = 34;
/** How many of the evenings to come people have bought tickets for. */
const SOLD_AHEAD = 8;
const SECRET_BYTES = 24;

interface Evening {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly sizeId: number;
  readonly startsAt: Date;
}

interface TicketSalesSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** What the demo owner's concert hall has sold: a year of evenings, and those to come. */
export async function seedTicketSales(
  db: Kysely<Tables>,
  { people, now }: TicketSalesSeed,
): Promise<void> {
  const random = createRandom(92);
  const coming = await findEvenings(db, people.stageId);
  const past = await seedPastEvenings(db, coming, { people, now });
  const [first] = coming;
  const sales = [
    ...past.flatMap((evening) => salesOf(evening, random.integer(FEWEST_SALES, MOST_SALES))),
    ...coming.slice(0, SOLD_AHEAD).flatMap((evening) => salesOf(evening, random.integer(3, 12))),
  ].map((evening) => saleOf(evening, random.pick(people.others), { now, random, people }));
  const own = saleOf(first!, people.accounts.client, { now, random, people }, 2);
  // The demo's client has tickets of what is moved and cancelled, too, bought before all others of theirs.
  const evenings = [...new Map(coming.map((evening) => [evening.id, evening])).values()];
  const earlier = [RUNS.moved, RUNS.cancelled].map((index) => {
    const sale = saleOf(evenings[index]!, people.accounts.client, { now, random, people }, 2);
    const at = new Date(now.getTime() - 30 * DAY);
    const times = { created_at: at, accepted_at: at, fulfilled_at: at };
    return { ...sale, order: { ...sale.order, ...times } };
  });
  await inChunks([...sales, ...earlier, own], (chunk) => store(db, chunk, now));
}

const salesOf = (evening: Evening, count: number) => Array.from({ length: count }, () => evening);

async function findEvenings(db: Kysely<Tables>, stageId: number): Promise<Evening[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .innerJoin('item_size', 'item_size.item_id', 'item.id')
    .select(['item.id', 'item.name', 'item.price', 'item_size.id as sizeId', 'event.starts_at'])
    .where('item.organization_id', '=', stageId)
    .orderBy('item.id')
    .orderBy('item_size.id')
    .execute();
  return rows.map(({ price, starts_at, ...row }) => ({
    ...row,
    price: price!,
    startsAt: starts_at,
  }));
}

/** What has been on before: nobody sees it in the feed any more. */
async function seedPastEvenings(
  db: Kysely<Tables>,
  coming: readonly Evening[],
  { people, now }: TicketSalesSeed,
): Promise<Evening[]> {
  const [like] = coming;
  const { category_id } = await db
    .selectFrom('item')
    .select('category_id')
    .where('id', '=', like!.id)
    .executeTakeFirstOrThrow();
  const evenings = Array.from({ length: PAST_EVENTS }, (_, index) => {
    const { name, price, startsAt } = coming[index % coming.length]!;
    // The same time of day, as many whole weeks before.
    const weeks = Math.ceil((startsAt.getTime() - now.getTime()) / WEEK) + index * 2;
    return { name, price, startsAt: new Date(startsAt.getTime() - weeks * WEEK) };
  });
  const items = await db
    .insertInto('item')
    .values(
      evenings.map(({ name, price, startsAt }) => ({
        organization_id: people.stageId,
        category_id,
        kind: 'ticket' as const,
        name,
        price,
        is_published: false,
        created_at: new Date(startsAt.getTime() - 6 * WEEK),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('event')
    .values(
      evenings.map(({ startsAt }, index) => ({
        item_id: items[index]!.id,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + 2 * HOUR),
        place: 'Большой зал',
      })),
    )
    .execute();
  const sizes = await db
    .insertInto('item_size')
    .values(items.map(({ id }) => ({ item_id: id, size: '', stock: 200 })))
    .returning('id')
    .execute();
  return evenings.map((evening, index) => ({
    ...evening,
    id: items[index]!.id,
    sizeId: sizes[index]!.id,
  }));
}

interface SaleContext extends TicketSalesSeed {
  readonly random: Random;
}

interface Sale {
  readonly evening: Evening;
  readonly quantity: number;
  readonly order: Insertable<Tables['sale_order']>;
  /** Those of the order who came. */
  readonly came: boolean;
}

function saleOf(
  evening: Evening,
  client_id: number,
  { now, random, people }: SaleContext,
  quantity = random.integer(1, 4),
): Sale {
  const latest = Math.min(evening.startsAt.getTime() - HOUR, now.getTime());
  const created_at = new Date(latest - random.integer(1, 20 * 24) * HOUR);
  return {
    evening,
    quantity,
    came: evening.startsAt < now && random.next() < 0.92,
    order: {
      kind: 'ticket',
      organization_id: people.stageId,
      client_id,
      method: random.next() < 0.8 ? 'online_payment' : 'self_pickup',
      status: 'accepted',
      payment_status: 'accepted',
      currency: 'KGS',
      goods: evening.price * quantity,
      created_at,
      accepted_at: created_at,
      fulfilled_at: created_at,
    },
  };
}

async function store(db: Kysely<Tables>, sales: readonly Sale[], now: Date): Promise<void> {
  const orders = await db
    .insertInto('sale_order')
    .values(sales.map(({ order }) => order))
    .returning('id')
    .execute();
  await db
    .insertInto('sale_order_line')
    .values(
      sales.map(({ evening, quantity }, index) => ({
        order_id: orders[index]!.id,
        position: 0,
        item_id: evening.id,
        size_id: evening.sizeId,
        name: evening.name,
        quantity,
        price: evening.price,
      })),
    )
    .execute();
  const tickets = sales.flatMap(({ evening, quantity, came }, index) =>
    Array.from({ length: quantity }, () => ({
      order_id: orders[index]!.id,
      item_id: evening.id,
      size: '',
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
      ...(came && {
        activated_at: new Date(evening.startsAt.getTime() - HOUR / 4),
        nonce: crypto.randomUUID(),
      }),
    })),
  );
  await db.insertInto('ticket').values(tickets).execute();
  const coming = sales.filter(({ evening }) => evening.startsAt > now);
  for (const { evening, quantity } of coming) {
    await db
      .updateTable('item_size')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', evening.sizeId)
      .execute();
  }
}
