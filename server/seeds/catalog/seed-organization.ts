import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { findHouse } from '../../src/modules/identity/regions/index.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import type { Random } from '../random.ts';
import { ASSORTMENTS } from './assortments.ts';
import { CITIES } from './cities.ts';
import type { OrganizationSeed } from './organizations/organization-seed.ts';
import { seedContactLines } from './seed-contact-lines.ts';
import { seedHours } from './seed-hours.ts';
import { seedMark } from './seed-mark.ts';
import type { Videos } from './seed-videos.ts';

export interface OrganizationContext {
  /** The place in the list of all. */
  readonly index: number;
  /** How many of the same trade stand before it. */
  readonly rank: number;
  readonly seed: OrganizationSeed;
  readonly files: FileStore;
  readonly videos: Videos;
  readonly random: Random;
}

/** Hundredths of a percent, and the sum in minor units of som that has to be spent before. */
const CARD_TIERS = {
  fixed: [[500, 0]],
  cumulative: [
    [300, 0],
    [500, 2_000_000],
    [700, 5_000_000],
    [1000, 10_000_000],
  ],
} as const;

/** How far apart two organizations at the same place may be, in degrees. */
const BESIDE_THE_STREET = 0.0006;
const ACROSS_THE_CITY = 0.06;

/** An organization with its hours and its discount card. Answers its id. */
export async function seedOrganization(
  db: Kysely<Tables>,
  { index, seed, files, random }: OrganizationContext,
): Promise<number> {
  const { country, zone, currency, prefix, ...centre } = CITIES[seed.city];
  const house = findHouse(seed.city, seed.street);
  const spread = house ? BESIDE_THE_STREET : ACROSS_THE_CITY;
  const [longitude, latitude] = house ?? [centre.longitude, centre.latitude];
  const { hours } = ASSORTMENTS[seed.assortment];
  const { imageId, bannerId } = await seedMark(db, files, { index, sign: seed.sign, random });
  const { id } = await db
    .insertInto('organization')
    .values({
      type_id: seed.type,
      title: seed.title,
      descriptions: JSON.stringify({ ru: seed.ru, en: seed.en }),
      image_id: imageId,
      banner_id: bannerId,
      city: seed.city,
      country,
      address: seed.street,
      latitude: latitude + (random.next() - 0.5) * spread,
      longitude: longitude + (random.next() - 0.5) * spread,
      time_zone: zone,
      currency,
      verification_status: seed.verified ? 'verified' : 'none',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedHours(db, id, hours);
  await seedContactLines(db, id, [
    { kind: 'phone', value: `${prefix}${String(random.integer(100_000, 999_999))}` },
    ...(seed.site === undefined
      ? []
      : [
          { kind: 'web' as const, value: `https://${seed.site}.example` },
          { kind: 'mail' as const, value: `hello@${seed.site}.example` },
        ]),
  ]);
  await seedCard(db, id, index, CITIES[seed.city].som);
  return id;
}

/** Every third organization has one percent for all, every third rewards those who come back. */
async function seedCard(
  db: Kysely<Tables>,
  organizationId: number,
  index: number,
  som: number,
): Promise<void> {
  if (index % 3 === 2) return;
  const kind = index % 3 === 0 ? 'cumulative' : 'fixed';
  await db.insertInto('discount_card').values({ organization_id: organizationId, kind }).execute();
  await db
    .insertInto('discount_tier')
    .values(
      CARD_TIERS[kind].map(([basis_points, spend_limit]) => ({
        organization_id: organizationId,
        kind,
        basis_points,
        spend_limit: spend_limit * som,
      })),
    )
    .execute();
}
