import type { Kysely } from 'kysely';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { Tables } from '../../database-tables.ts';

/** A discount card of an organization. Steps are [hundredths of a percent, minor units spent before]. */
export async function createCard(
  db: Kysely<Tables>,
  organization_id: number,
  kind: CartCard['kind'],
  steps: readonly (readonly [number, number])[],
): Promise<void> {
  await db.insertInto('discount_card').values({ organization_id, kind }).execute();
  await db
    .insertInto('discount_tier')
    .values(
      steps.map(([basis_points, spend_limit]) => ({
        organization_id,
        kind,
        basis_points,
        spend_limit,
      })),
    )
    .execute();
}
