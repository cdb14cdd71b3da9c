import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { changeDeliveryTerms } from '../../src/modules/trade/delivery-offers/change-delivery-terms.ts';
import { changeDeliveryZones } from '../../src/modules/trade/delivery-offers/change-delivery-zones.ts';
import { COURIER_FEE, DELIVERY_FEE, FREE_DELIVERY_FROM } from './delivery-terms.ts';

/** Where the demo city begins to cost more. */
const CENTRE = [
  { latitude: 42.862, longitude: 74.565 },
  { latitude: 42.888, longitude: 74.565 },
  { latitude: 42.888, longitude: 74.63 },
  { latitude: 42.862, longitude: 74.63 },
];

const decimal = (minor: number) => (minor / 100).toFixed(2);

const TERMS = {
  version: 1,
  payer: 'client',
  base_fee: decimal(COURIER_FEE),
  fee_per_km: decimal(DELIVERY_FEE - COURIER_FEE),
  free_from: decimal(FREE_DELIVERY_FROM),
  min_order: null,
  radius_km: null,
} as const;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** One organization delivers by zones while it is open, and only there; another one at hours of its own. */
export async function seedZones(trx: Transaction<Tables>): Promise<void> {
  const zoned = await findByTitle(trx, 'Бархан');
  await changeDeliveryTerms(trx, zoned, { ...TERMS, hours: 'open', week: [] });
  await changeDeliveryZones(trx, zoned, {
    version: 2,
    is_zones_only: true,
    zones: [
      { name: 'Центр', radius_km: null, points: CENTRE, fee: '150.00', min_order: null },
      { name: 'Весь город', radius_km: 15, points: [], fee: '250.00', min_order: '1000.00' },
    ],
  });
  const timed = await findByTitle(trx, 'Жыгач');
  await changeDeliveryTerms(trx, timed, {
    ...TERMS,
    hours: 'own',
    week: WEEKDAYS.flatMap((weekday) => [
      { weekday, start_time: '10:00', end_time: '13:00' },
      { weekday, start_time: '14:00', end_time: '22:00' },
    ]),
  });
}

async function findByTitle(trx: Transaction<Tables>, title: string): Promise<number> {
  const { id } = await trx
    .selectFrom('organization')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return id;
}
