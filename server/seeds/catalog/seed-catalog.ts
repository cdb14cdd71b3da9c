import type { Kysely } from 'kysely';
import { storePicture, type StoredPicture } from '../../src/platform/files/store-picture.ts';
import type { Tables } from '../../src/database-tables.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/motif.ts';
import { createRandom, type Random } from '../random.ts';
import { ASSORTMENTS, CATEGORIES } from './items.ts';
import { ORGANIZATION_TYPES, ORGANIZATIONS, type OrganizationSeed } from './organizations.ts';
import { daily, seedHours } from './seed-hours.ts';

/** Masters drawn for each motif; items share them. */
const PICTURES_PER_MOTIF = 8;
const ITEMS_PER_ORGANIZATION = 26;
/** Width divided by height */
const BANNER_RATIO = 3;
const HOUR = 3_600_000;

/** Hundredths of a percent, and the sum in minor units that has to be spent before. */
const CARD_TIERS = {
  fixed: [[500, 0]],
  cumulative: [
    [300, 0],
    [500, 2_000_000],
    [700, 5_000_000],
    [1000, 10_000_000],
  ],
} as const;

const CITIES = {
  Бишкек: {
    country: 'KG',
    latitude: 42.8746,
    longitude: 74.5698,
    zone: 'Asia/Bishkek',
    currency: 'KGS',
  },
  Ош: {
    country: 'KG',
    latitude: 40.5283,
    longitude: 72.7985,
    zone: 'Asia/Bishkek',
    currency: 'KGS',
  },
  Алматы: {
    country: 'KZ',
    latitude: 43.2389,
    longitude: 76.8897,
    zone: 'Asia/Almaty',
    currency: 'KZT',
  },
} as const;

/** Organizations, categories and items of the demo city. `now` is the moment the newest item appeared. */
export async function seedCatalog(db: Kysely<Tables>, files: string, now: Date): Promise<void> {
  const random = createRandom(20_261_120);
  await db
    .insertInto('organization_type')
    .values(ORGANIZATION_TYPES.map(({ id, ...titles }) => ({ id, titles: JSON.stringify(titles) })))
    .execute();
  await db
    .insertInto('category')
    .values(
      CATEGORIES.map(({ id, parent, ...titles }) => ({
        id,
        parent_id: parent,
        titles: JSON.stringify(titles),
      })),
    )
    .execute();
  const pictures = await seedPictures(db, files, random);
  for (const [index, seed] of ORGANIZATIONS.entries()) {
    const organizationId = await seedOrganization(db, seed, pictures, random);
    await seedCard(db, organizationId, index);
    await seedItems(db, {
      organizationId,
      seed,
      pictures,
      random,
      newest: now.getTime() - index * HOUR,
    });
  }
}

interface MotifPictures {
  /** Ids of the pictures that items share. */
  readonly masters: readonly number[];
  readonly banner: number;
}

type Pictures = ReadonlyMap<Motif, MotifPictures>;

async function seedPictures(db: Kysely<Tables>, files: string, random: Random): Promise<Pictures> {
  const pictures = new Map<Motif, MotifPictures>();
  for (const motif of Object.keys(ASSORTMENTS) as Motif[]) {
    const stored: StoredPicture[] = [];
    const ratios = Array.from({ length: PICTURES_PER_MOTIF }, (_, index) =>
      index % 2 === 0 ? 4 / 3 : 1,
    );
    for (const ratio of [BANNER_RATIO, ...ratios]) {
      stored.push(await storePicture(Buffer.from(drawPicture(motif, ratio, random)), files));
    }
    const rows = await db.insertInto('file').values(stored).returning('id').execute();
    const [banner, ...masters] = rows.map(({ id }) => id);
    pictures.set(motif, { banner: banner!, masters });
  }
  return pictures;
}

async function seedOrganization(
  db: Kysely<Tables>,
  seed: OrganizationSeed,
  pictures: Pictures,
  random: Random,
): Promise<number> {
  const { country, latitude, longitude, zone, currency } = CITIES[seed.city];
  const { id } = await db
    .insertInto('organization')
    .values({
      type_id: seed.type,
      title: seed.title,
      descriptions: JSON.stringify({ ru: seed.ru, en: seed.en }),
      image_id: pictures.get(seed.motif)!.masters[1]!,
      banner_id: pictures.get(seed.motif)!.banner,
      city: seed.city,
      country,
      address: seed.street,
      latitude: latitude + (random.next() - 0.5) * 0.06,
      longitude: longitude + (random.next() - 0.5) * 0.08,
      phone: `+99631290${String(random.integer(1000, 9999))}`,
      site: null,
      time_zone: zone,
      currency,
      verification_status: seed.verified ? 'verified' : 'none',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedHours(db, id, daily('09:00', '21:00'));
  return id;
}

/** Every third organization has one percent for all, every third rewards those who come back. */
async function seedCard(db: Kysely<Tables>, organizationId: number, index: number): Promise<void> {
  if (index % 3 === 2) return;
  const kind = index % 3 === 0 ? 'cumulative' : 'fixed';
  await db.insertInto('discount_card').values({ organization_id: organizationId, kind }).execute();
  await db
    .insertInto('discount_tier')
    .values(
      CARD_TIERS[kind].map(([basis_points, spend_limit]) => ({
        organization_id: organizationId,
        basis_points,
        spend_limit,
      })),
    )
    .execute();
}

interface ItemsSeed {
  readonly organizationId: number;
  readonly seed: OrganizationSeed;
  readonly pictures: Pictures;
  readonly random: Random;
  /** When the newest item appeared, in milliseconds since 1970. */
  readonly newest: number;
}

async function seedItems(
  db: Kysely<Tables>,
  { organizationId, seed, pictures, random, newest }: ItemsSeed,
): Promise<void> {
  const assortment = ASSORTMENTS[seed.motif as keyof typeof ASSORTMENTS];
  const combinations = assortment.names.flatMap((name) =>
    assortment.qualities.map((quality) => `${name} ${quality}`),
  );
  const items = await db
    .insertInto('item')
    .values(
      Array.from({ length: Math.min(ITEMS_PER_ORGANIZATION, combinations.length) }, (_, index) => {
        const price = random.integer(...assortment.price) * 100;
        const isReduced = random.next() < 0.25;
        return {
          organization_id: organizationId,
          category_id: assortment.category,
          kind: assortment.kind,
          // Steps over the list, so that neighbours in the feed differ.
          name: combinations[(index * 7) % combinations.length]!,
          description: assortment.description,
          price,
          old_price: isReduced ? Math.round(price * 1.25) : null,
          created_at: new Date(newest - index * 17 * HOUR),
        };
      }),
    )
    .returning('id')
    .execute();
  if (assortment.kind === 'product') {
    await db
      .insertInto('item_size')
      .values(
        items.flatMap(({ id }) =>
          (assortment.sizes ?? ['']).map((size) => ({
            item_id: id,
            size,
            stock: random.integer(0, 12),
          })),
        ),
      )
      .execute();
  }
  const { masters } = pictures.get(seed.motif)!;
  await db
    .insertInto('item_image')
    .values(
      items.flatMap(({ id }, index) =>
        [0, 1, 2].map((position) => ({
          item_id: id,
          position,
          file_id: masters[(index + position) % masters.length]!,
        })),
      ),
    )
    .execute();
}
