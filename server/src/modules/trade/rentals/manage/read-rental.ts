import { type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { RentalOffer } from '@karavan/shared-api/contract/rental-offers';
import type { EditedRental, StaffRental } from '@karavan/shared-api/contract/rental-terms';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { presentAmount, presentMoney } from '../../../../platform/money/present-money.ts';
import {
  readLetItem,
  selectRentalItems,
  type ItemCardTables,
} from '../../../catalog/items/index.ts';
import {
  countLiveBookings,
  findOwnRental,
  type RentalPeriodsTables,
} from '../../rental-periods/index.ts';

type ManageTables = ItemCardTables & RentalPeriodsTables;
type Reader = Pick<Kysely<ManageTables>, 'selectFrom'>;

export interface OwnRental {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What an organization lets, the latest first. */
export async function listStaffRentals(db: Reader, organizationId: number): Promise<StaffRental[]> {
  const rows = await selectRentalItems(db, organizationId).execute();
  const live = await countLiveBookings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, image, status, price, unit, currency, quantity }) => ({
    id,
    title: name,
    image: image && presentImage(image),
    status,
    price: price === null ? null : presentMoney(price, currency),
    unit,
    quantity,
    live_bookings: live.get(id) ?? 0,
  }));
}

/**
 * The terms of something that an organization lets.
 * @throws ApiError `not_found`
 */
export async function readEditedRental(db: Reader, own: OwnRental): Promise<EditedRental> {
  const rental = await findOwnRental(db, own);
  const live = await countLiveBookings(db, [own.itemId]);
  const { currency, starts_from, starts_until, rules } = rental;
  const amount = (minor: number) => presentAmount(minor, currency);
  return {
    id: rental.item_id,
    title: rental.name,
    version: rental.version,
    currency,
    time_zone: rental.time_zone,
    live_bookings: live.get(own.itemId) ?? 0,
    terms: {
      price: amount(rental.price),
      unit: rental.unit,
      units_min: rental.units_min,
      units_max: rental.units_max,
      units_step: rental.units_step,
      starts_from: starts_from.slice(0, 5),
      starts_until: starts_until.slice(0, 5),
      departs_at: rental.departs_at?.slice(0, 5) ?? null,
      quantity: rental.quantity,
      buffer_before: rental.buffer_before,
      buffer_after: rental.buffer_after,
      notice_hours: rental.notice_hours,
      days_ahead: rental.days_ahead,
      deposit: amount(rental.deposit),
      cancel_hours: rental.cancel_hours,
      cancel_percent: rental.cancel_percent,
      rules: rules.map(({ from, to, weekdays, price }) => ({
        from,
        to,
        weekdays: [...weekdays],
        price: amount(price),
      })),
    },
  };
}

/**
 * Something that an organization lets, with everything that its staff can change.
 * @throws ApiError `not_found`
 */
export async function readRentalOffer(
  db: Reader,
  own: OwnRental & { readonly locale: Locale },
): Promise<RentalOffer> {
  const item = await readLetItem(db, own);
  const { time_zone, live_bookings, terms } = await readEditedRental(db, own);
  return { ...item, time_zone, live_bookings, terms };
}
