import { sql, type Expression, type Kysely, type Selectable, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PriceRule } from '@karavan/shared-api/contract/rental-price';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isVisibleTo, selectDeparture, type ItemsTables } from '../../catalog/items/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { LettingTerms } from './check-booking-request.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

export type TermsTables = ItemsTables & OrganizationsTables & RentalPeriodsTables;
type Terms = Selectable<ItemsTables['rental_terms']>;

/** Something that is let, with what a booking of it freezes. */
export type Rental = LettingTerms &
  Pick<
    Terms,
    | 'item_id'
    | 'quantity'
    | 'version'
    | 'buffer_before'
    | 'buffer_after'
    | 'deposit'
    | 'cancel_hours'
    | 'cancel_percent'
  > & {
    readonly name: string;
    /** Minor units for one of the unit, where no rule says another. */
    readonly price: number;
    readonly rules: readonly PriceRule[];
    readonly organization_id: number;
    readonly currency: string;
    readonly takes_online_payment: boolean;
  };

interface Wanted {
  readonly itemId: number;
  /** Null for a guest. */
  readonly viewer: number | null;
}

type Reader = Pick<Kysely<TermsTables>, 'selectFrom'>;

/** @throws ApiError `not_found` for what is not let */
export async function findRental(db: Reader, { itemId, viewer }: Wanted): Promise<Rental> {
  return ofRow(await selectRental(db, itemId).where(isVisibleTo(viewer)).executeTakeFirst());
}

/**
 * Whoever books the same thing at the same time waits here, and so do those who change its terms.
 * @throws ApiError `not_found` for what is not let
 */
export async function lockRental(trx: Transaction<TermsTables>, wanted: Wanted): Promise<Rental> {
  await lockTerms(trx, wanted.itemId);
  return findRental(trx, wanted);
}

/** A statement of its own: the next one reads what whoever was faster has stored. */
export async function lockTerms(
  trx: Transaction<Pick<TermsTables, 'rental_terms'>>,
  itemId: number,
): Promise<void> {
  await trx
    .selectFrom('rental_terms')
    .select('item_id')
    .where('item_id', '=', itemId)
    .forUpdate()
    .execute();
}

/**
 * What an organization lets, on sale or not, for its staff.
 * @throws ApiError `not_found`
 */
export async function findOwnRental(
  db: Reader,
  { organizationId, itemId }: { readonly organizationId: number; readonly itemId: number },
): Promise<Rental> {
  const own = selectRental(db, itemId).where('item.organization_id', '=', organizationId);
  return ofRow(await own.executeTakeFirst());
}

function ofRow(row: RentalRow | undefined): Rental {
  if (!row || row.price === null || row.unit === null) throw new ApiError('not_found');
  return { ...row, price: row.price, unit: row.unit };
}

type RentalRow = Awaited<ReturnType<ReturnType<typeof selectRental>['execute']>>[number];

function selectRental(db: Reader, itemId: number) {
  return db
    .selectFrom('rental_terms')
    .innerJoin('item', 'item.id', 'rental_terms.item_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['rental_terms.item_id', 'units_min', 'units_max', 'units_step'])
    .select(['starts_from', 'starts_until', 'notice_hours', 'days_ahead', 'deposit'])
    .select(['buffer_before', 'buffer_after', 'cancel_hours', 'cancel_percent'])
    .select([
      'quantity',
      'rental_terms.version',
      'item.name',
      'item.price',
      'item.price_unit as unit',
    ])
    .select(selectDeparture)
    .select((eb) => jsonArrayFrom(selectRules(db, eb.ref('rental_terms.item_id'))).as('rules'))
    .select(['item.organization_id', 'organization.time_zone', 'organization.currency'])
    .select('organization.takes_online_payment')
    .where('rental_terms.item_id', '=', itemId)
    .where('item.kind', '=', 'rent');
}

const dayOf = (column: 'from_day' | 'to_day') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** The prices of seasons and weekdays of a thing, the first of them first. */
function selectRules(db: Reader, itemId: Expression<number>) {
  return db
    .selectFrom('rental_price_rule')
    .select([dayOf('from_day').as('from'), dayOf('to_day').as('to'), 'weekdays'])
    .select('rental_price_rule.price')
    .where('rental_price_rule.item_id', '=', itemId)
    .orderBy('position');
}
