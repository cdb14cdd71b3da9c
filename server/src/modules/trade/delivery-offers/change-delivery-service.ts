import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  lockDeliveryService,
  storeDeliveryService,
} from '../../organizations/organizations/index.ts';
import { countAgreementsOf } from './delivery-terms.queries.ts';

/** What a service has still to bring, and where cash waits to be handed over; deliveries tell. */
export type CountDuties = (
  trx: Transaction<Tables>,
  serviceId: number,
) => Promise<{ readonly carried: number; readonly collected: number }>;

/**
 * Says whether an organization delivers. The row is locked meanwhile: who asks it to deliver holds it as well.
 * @throws ApiError `delivery_service_in_use` with the number of deliveries, debts and agreements that keep it one
 */
export async function changeDeliveryService(
  trx: Transaction<Tables>,
  { organizationId, isService }: { readonly organizationId: number; readonly isService: boolean },
  countDuties: CountDuties,
): Promise<void> {
  const own = await lockDeliveryService(trx, organizationId);
  if (!own) throw new ApiError('not_found');
  if (own.is_delivery_service === isService) return;
  if (!isService) {
    const agreements = await countAgreementsOf(trx, organizationId);
    const { carried, collected } = await countDuties(trx, organizationId);
    const count = agreements + carried + collected;
    if (count > 0) throw new ApiError('delivery_service_in_use', { count });
  }
  await storeDeliveryService(trx, organizationId, isService);
}
