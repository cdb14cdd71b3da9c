import { sql } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Whoever is gone follows nobody. */
export const eraseSubscriptions: Eraser<OrganizationsTables> = async ({ trx }, { id }) => {
  await sql`
    with removed as (
      delete from organization_follower where user_id = ${id} returning organization_id, status)
    update organization set follower_count = follower_count - 1
    from removed where organization.id = removed.organization_id and removed.status = 'accepted'`.execute(
    trx,
  );
};
