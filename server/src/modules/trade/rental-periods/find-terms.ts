import type { Kysely, Selectable, Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isVisibleTo, selectDeparture, type ItemsTables } from '../../catalog/items/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { LettingTerms } from './check-booking-request.ts';

type RentalTables = ItemsTables & OrganizationsTables;

/** Something that is let, with what a booking of it freezes. */
export type Rental = LettingTerms &
  Pick<Selectable<ItemsTables['rental_terms']>, 'item_id' | 'quantity'> & {
    readonly name: string;
    /** Minor units for one of the unit. */
    readonly price: number;
    readonly organization_id: number;
    readonly currency: string;
    readonly takes_online_payment: boolean;
  };

interface Wanted {
  readonly itemId: number;
  /** Null for a guest. */
  readonly viewer: number | null;
}

/** @throws ApiError `not_found` for what is not let */
export async function findRental(db: Kysely<RentalTables>, wanted: Wanted): Promise<Rental> {
  return ofRow(await selectRental(db, wanted).executeTakeFirst());
}

/**
 * Whoever books the same thing at the same time waits here.
 * @throws ApiError `not_found` for what is not let
 */
export async function lockRental(trx: Transaction<RentalTables>, wanted: Wanted): Promise<Rental> {
  return ofRow(await selectRental(trx, wanted).forUpdate('rental_terms').executeTakeFirst());
}

function ofRow(row: RentalRow | undefined): Rental {
  if (!row || row.price === null || row.unit === null) throw new ApiError('not_found');
  return { ...row, price: row.price, unit: row.unit };
}

type RentalRow = Awaited<ReturnType<ReturnType<typeof selectRental>['execute']>>[number];

function selectRental(db: Pick<Kysely<RentalTables>, 'selectFrom'>, { itemId, viewer }: Wanted) {
  return db
    .selectFrom('rental_terms')
    .innerJoin('item', 'item.id', 'rental_terms.item_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['rental_terms.item_id', 'units_min', 'units_max', 'starts_from', 'starts_until'])
    .select(['quantity', 'item.name', 'item.price', 'item.price_unit as unit'])
    .select(selectDeparture)
    .select(['item.organization_id', 'organization.time_zone', 'organization.currency'])
    .select('organization.takes_online_payment')
    .where('rental_terms.item_id', '=', itemId)
    .where('item.kind', '=', 'rent')
    .where(isVisibleTo(viewer));
}
