import { sql, type Kysely } from 'kysely';
import type { AgreementCard } from '@karavan/shared-api/contract/cards';
import { organizationsWhere } from '../../organizations/staff/index.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

/** Agreements as they stand now, by id, for a person who answers for one of their sides. */
export async function readAgreementCards(
  db: Kysely<DeliveryOffersTables>,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, AgreementCard>> {
  if (ids.length === 0) return new Map();
  const own = organizationsWhere(userId, 'can_manage_delivery');
  const rows = await db
    .selectFrom('delivery_agreement')
    .select(['id', 'status'])
    .select(sql<boolean>`status = 'requested' and service_id in (${own})`.as('can_answer'))
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('organization_id', 'in', own), eb('service_id', 'in', own)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
