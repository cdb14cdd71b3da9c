import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { Random } from '../random.ts';
import { ASSORTMENTS } from './assortments.ts';
import { CITIES } from './cities.ts';
import { offersOf, type Offer } from './offers.ts';
import { seedEvents } from './seed-events.ts';
import type { ShownItem } from './seed-item-images.ts';
import { seedRentals } from './seed-rentals.ts';
import type { OrganizationContext } from './seed-organization.ts';

const MOST_ITEMS = 26;
const FEWEST_ITEMS = 12;
/** How many organizations, the first ones, have as many items as there can be. */
const FULL_ORGANIZATIONS = 16;
/** Which item of an organization has a video, where there is one of its motif. */
const FILMED_ITEM = 2;
/** What the filmed item of the first organization shows of Instagram besides. */
const INSTAGRAM_POSTS = ['reel/DKaravan2026', 'p/DKaravanShirt'];
const HOUR = 3_600_000;

interface ItemsContext extends OrganizationContext {
  readonly organizationId: number;
  /** When the newest item appeared, in milliseconds since 1970. */
  readonly newest: number;
  readonly now: Date;
}

/** What an organization offers: items, with sizes and stock where they are goods. Answers what their pictures show. */
export async function seedItems(db: Kysely<Tables>, context: ItemsContext): Promise<ShownItem[]> {
  const { index, seed, random, organizationId, newest } = context;
  const assortment = ASSORTMENTS[seed.assortment];
  const offers = mixed(offersOf(assortment), context.rank);
  const count = index < FULL_ORGANIZATIONS ? MOST_ITEMS : random.integer(FEWEST_ITEMS, MOST_ITEMS);
  const appearedAt = (item: number) => new Date(newest - item * 17 * HOUR);
  const items = await db
    .insertInto('item')
    .values(
      offers.slice(0, count).map(({ name, description, price }, item) => ({
        organization_id: organizationId,
        category_id: assortment.category,
        kind: assortment.kind,
        name,
        description,
        ...priceOf(price, CITIES[seed.city].som, random),
        price_unit: assortment.letting?.unit ?? assortment.per ?? null,
        instagram_posts: index === 0 && item === FILMED_ITEM ? INSTAGRAM_POSTS : [],
        created_at: appearedAt(item),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const ids = items.map(({ id }) => id);
  if (assortment.kind === 'product') await seedSizes(db, ids, offers, random);
  if (assortment.letting) await seedRentals(db, ids, assortment.letting, random);
  if (assortment.staging) {
    const { sizes, staging } = assortment;
    const timeZone = CITIES[seed.city].zone;
    await seedEvents(db, items, { staging, sections: sizes, timeZone, now: context.now, random });
  }
  const shown = items.map(({ id }, item) => ({
    id,
    organizationId,
    motif: offers[item]!.motif,
    appearedAt: appearedAt(item),
  }));
  await seedVideo(db, shown[FILMED_ITEM]!, context);
  return shown;
}

/** In an order in which neighbours differ. Each organization of a trade begins with another one. */
function mixed(offers: readonly Offer[], rank: number): Offer[] {
  const step = stepThrough(offers.length);
  return offers.map((_, index) => offers[((index + rank) * step) % offers.length]!);
}

async function seedVideo(
  db: Kysely<Tables>,
  { id, motif }: ShownItem,
  { videos }: OrganizationContext,
): Promise<void> {
  const video = videos.get(motif);
  if (!video) return;
  await db
    .insertInto('item_video')
    .values({ item_id: id, position: 0, ...video })
    .execute();
}

/** A step that meets every entry of a list of this length once before it comes back to the first. */
function stepThrough(length: number): number {
  return [7, 11, 13].find((step) => length % step !== 0)!;
}

/** In minor units, rounded to what people write on a price tag; one in four is reduced. */
function priceOf([from, to]: Offer['price'], som: number, random: Random) {
  const price = Math.round((random.integer(from, to) * som) / 10) * 1000;
  const isReduced = random.next() < 0.25;
  return { price, old_price: isReduced ? Math.round((price * 1.25) / 1000) * 1000 : null };
}

async function seedSizes(
  db: Kysely<Tables>,
  items: readonly number[],
  offers: readonly Offer[],
  random: Random,
): Promise<void> {
  await db
    .insertInto('item_size')
    .values(
      items.flatMap((item_id, index) =>
        offers[index]!.sizes.map((size) => ({ item_id, size, stock: random.integer(0, 12) })),
      ),
    )
    .execute();
}
