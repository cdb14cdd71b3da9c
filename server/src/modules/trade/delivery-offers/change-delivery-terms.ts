import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { updateDeliverySettings } from '@karavan/shared-api/contract/delivery-terms';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  minorUnitsFor,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

type Input = z.output<typeof updateDeliverySettings.body>;
const SUMS = ['base_fee', 'fee_per_km', 'free_from', 'min_order'] as const;

/**
 * Stores how an organization delivers. Fees of orders stay as they were placed.
 * @throws ApiError `settings_changed` when somebody else has stored others since, `invalid_input` for sums finer than
 * the currency
 */
export async function changeDeliveryTerms(
  trx: Transaction<DeliveryOffersTables & OrganizationsTables>,
  organizationId: number,
  { version, payer, radius_km, hours, week, ...input }: Input,
): Promise<void> {
  const minorOf = await minorUnitsFor(trx, organizationId);
  const minor = (field: (typeof SUMS)[number]) => minorOf(input[field], field);
  const terms = {
    payer,
    radius_km,
    hours,
    base_fee: minor('base_fee') ?? 0,
    fee_per_km: minor('fee_per_km') ?? 0,
    // Nothing is no bound.
    free_from: minor('free_from') || null,
    min_order: minor('min_order') || null,
  };
  const stored =
    version === 0
      ? await trx
          .insertInto('delivery_settings')
          .values({ organization_id: organizationId, service_id: null, ...terms })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('delivery_settings')
          .set({ ...terms, version: version + 1 })
          .where('organization_id', '=', organizationId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!stored) throw new ApiError('settings_changed');
  await replaceWeek(trx, organizationId, week);
}

/** Kept even where other hours count, for whoever goes back to it. */
async function replaceWeek(
  trx: Transaction<DeliveryOffersTables>,
  organization_id: number,
  week: Input['week'],
): Promise<void> {
  await trx.deleteFrom('delivery_hours').where('organization_id', '=', organization_id).execute();
  if (week.length === 0) return;
  await trx
    .insertInto('delivery_hours')
    .values(
      week.map(({ weekday, start_time, end_time }) => ({
        organization_id,
        weekday,
        opens_at: start_time,
        closes_at: end_time,
      })),
    )
    .execute();
}
