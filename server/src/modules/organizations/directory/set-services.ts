import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockStanding, type OrganizationsTables } from '../organizations/index.ts';
import type { DirectoryTables } from './directory.tables.ts';

/** The services that an organization offers, in its order. */
export async function findServicesOf(
  db: Pick<Kysely<DirectoryTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('organization_service')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute();
  return rows.map(({ service_id }) => service_id);
}

interface Choice {
  readonly organizationId: number;
  readonly serviceIds: readonly number[];
}

/**
 * Sets which services an organization offers. Of two at once, all that the later one has named is kept.
 * @throws ApiError `not_found`, `invalid_input` for a service that there is not
 */
export async function setServices(
  trx: Transaction<DirectoryTables & OrganizationsTables>,
  { organizationId, serviceIds }: Choice,
): Promise<void> {
  if (!(await lockStanding(trx, organizationId))) throw new ApiError('not_found');
  const known = await trx
    .selectFrom('service')
    .select('id')
    .where('id', 'in', [0, ...serviceIds])
    .where('parent_id', 'is not', null)
    .execute();
  if (known.length < serviceIds.length) {
    throw new ApiError('invalid_input', { fields: { service_ids: [{ problem: 'invalid' }] } });
  }
  await trx
    .deleteFrom('organization_service')
    .where('organization_id', '=', organizationId)
    .execute();
  if (serviceIds.length === 0) return;
  await trx
    .insertInto('organization_service')
    .values(
      serviceIds.map((service_id, position) => ({
        organization_id: organizationId,
        service_id,
        position,
      })),
    )
    .execute();
}
