import type { Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { selectOrganizations } from '../../../organizations/organizations/index.ts';
import {
  changeableOf,
  findChangedBooking,
  findRental,
  type Rental,
} from '../../rental-periods/index.ts';
import type { ChangeCase, ChangedOrder } from './plan-change.ts';
import type { ChangeTables } from './change-tables.ts';

interface WantedCase {
  readonly order: ChangedOrder & {
    readonly organization_id: number;
    readonly status: string;
  };
  readonly isByClient: boolean;
}

/**
 * A booking whose period can be changed now, and on which terms.
 * @throws ApiError `conflict` for an order of something else, and where nothing can be changed any more
 */
export async function findChangeCase(
  db: Pick<Kysely<ChangeTables>, 'selectFrom'>,
  { order, isByClient }: WantedCase,
): Promise<ChangeCase> {
  const booking = await findChangedBooking(db, order.id);
  if (!booking || !changeableOf(order, booking, { isByClient, now: new Date() })) {
    throw new ApiError('conflict');
  }
  const { time_zone: timeZone } = await db
    .selectFrom(selectOrganizations().as('organization'))
    .select('organization.time_zone')
    .where('organization.id', '=', order.organization_id)
    .executeTakeFirstOrThrow();
  const rental = await findLet(db, booking.item_id, order.client_id);
  return {
    order,
    booking,
    // Sums of two currencies are not held against each other.
    rental: rental?.currency === order.currency ? rental : null,
    timeZone,
    isByClient,
  };
}

/** What its client can book today; null where it is not let to them any more. */
async function findLet(
  db: Pick<Kysely<ChangeTables>, 'selectFrom'>,
  itemId: number,
  viewer: number,
): Promise<Rental | null> {
  try {
    return await findRental(db, { itemId, viewer });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
