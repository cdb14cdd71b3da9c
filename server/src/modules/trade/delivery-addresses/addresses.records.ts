import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';

export const ADDRESS_RECORDS = definePersonalRecords({
  name: 'addresses',
  tables: ['delivery_address'],
  select: (db: Kysely<DeliveryAddressesTables>, personId) =>
    db
      .selectFrom('delivery_address')
      .select(['city', 'district', 'address', 'phone', 'comment', 'latitude', 'longitude'])
      .select('is_default')
      .where('user_id', '=', personId)
      .orderBy('id'),
});
