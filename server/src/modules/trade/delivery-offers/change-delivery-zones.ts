import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { updateDeliveryZones } from '@karavan/shared-api/contract/delivery-terms';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  minorUnitsFor,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

type Input = z.output<typeof updateDeliveryZones.body>;

/**
 * Stores the zones of an organization in place of those before. Fees of orders stay as they were placed.
 * @throws ApiError `settings_changed` when somebody else has stored terms or zones since, or none were, `invalid_input`
 * for sums finer than the currency
 */
export async function changeDeliveryZones(
  trx: Transaction<DeliveryOffersTables & OrganizationsTables>,
  organizationId: number,
  { version, is_zones_only, zones }: Input,
): Promise<void> {
  const minor = await minorUnitsFor(trx, organizationId);
  const rows = zones.map(({ name, radius_km, points, fee, min_order }, position) => ({
    organization_id: organizationId,
    position,
    name,
    radius_km,
    points: JSON.stringify(points),
    fee: minor(fee, `zones.${position}.fee`) ?? 0,
    // Nothing is no bound of its own.
    min_order: minor(min_order, `zones.${position}.min_order`) || null,
  }));
  const stored = await trx
    .updateTable('delivery_settings')
    .set({ is_zones_only, version: version + 1 })
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!stored) throw new ApiError('settings_changed');
  await trx.deleteFrom('delivery_zone').where('organization_id', '=', organizationId).execute();
  if (rows.length > 0) await trx.insertInto('delivery_zone').values(rows).execute();
}
