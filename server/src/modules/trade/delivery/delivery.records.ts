import type { Kysely } from 'kysely';
import { presentAmount } from '../../../platform/money/present-money.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { DeliveryTables } from './delivery.tables.ts';

/** What the person has brought as a courier, without the addresses of others. */
export const COURIER_RECORDS = definePersonalRecords({
  name: 'deliveries',
  tables: ['delivery'],
  select: (db: Kysely<DeliveryTables>, personId) =>
    db
      .selectFrom('delivery')
      .select(['order_id', 'delivery_organization_id', 'status', 'fee', 'currency', 'cash_due'])
      .select([
        'reason',
        'taken_at',
        'picked_up_at',
        'finished_at',
        'returned_at',
        'return_confirmed_at',
        'cash_settled_at',
      ])
      .where('courier_id', '=', personId)
      .orderBy('id'),
  present: ({ fee, cash_due, ...delivery }) => ({
    ...delivery,
    fee: presentAmount(fee, delivery.currency),
    cash_due: presentAmount(cash_due, delivery.currency),
  }),
});

/** The cash that the person has said to hand over as a courier. */
export const HAND_OVER_RECORDS = definePersonalRecords({
  name: 'hand_overs',
  tables: ['cash_hand_over'],
  select: (db: Kysely<DeliveryTables>, personId) =>
    db
      .selectFrom('cash_hand_over')
      .select(['service_id', 'currency', 'status', 'declared', 'counted', 'settled'])
      .select(['note', 'dispute', 'created_at', 'answered_at'])
      .where('courier_id', '=', personId)
      .orderBy('id'),
  present: ({ declared, counted, settled, ...handOver }) => {
    const amount = (sum: number | null) =>
      sum === null ? null : presentAmount(sum, handOver.currency);
    return {
      ...handOver,
      declared: amount(declared),
      counted: amount(counted),
      settled: amount(settled),
    };
  },
});

/** What the person has collected as a courier, and what of it they still owe. */
export const CASH_RECORDS = definePersonalRecords({
  name: 'cash',
  tables: ['courier_cash'],
  select: (db: Kysely<DeliveryTables>, personId) =>
    db
      .selectFrom('courier_cash')
      .select(['service_id', 'currency', 'collected', 'settled', 'owed'])
      .where('courier_id', '=', personId)
      .orderBy(['service_id', 'currency']),
  present: ({ collected, settled, owed, ...cash }) => ({
    ...cash,
    collected: presentAmount(collected, cash.currency),
    settled: presentAmount(settled, cash.currency),
    owed: presentAmount(owed, cash.currency),
  }),
});
