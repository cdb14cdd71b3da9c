import type { Kysely } from 'kysely';
import { presentAmount } from '../../../platform/money/present-money.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { GiftsTables } from './gifts.tables.ts';

export const GIFT_RECORDS = [
  definePersonalRecords({
    name: 'gift-cards',
    tables: ['gift'],
    select: (db: Kysely<GiftsTables>, personId) =>
      db
        .selectFrom('gift')
        .select(['gift.organization_id', 'gift.kind', 'gift.currency', 'gift.amount'])
        .select(['gift.balance', 'gift.expires_at', 'gift.claimed_at'])
        .select((eb) => selectOrganizationTitle(eb.ref('gift.organization_id')).as('organization'))
        .where('gift.holder_id', '=', personId)
        .orderBy('gift.id'),
    present: ({ amount, balance, ...card }) => ({
      ...card,
      amount: presentAmount(amount, card.currency),
      balance: presentAmount(balance, card.currency),
    }),
  }),
  definePersonalRecords({
    name: 'gift-card-ledger',
    tables: ['gift_entry'],
    select: (db: Kysely<GiftsTables>, personId) =>
      db
        .selectFrom('gift_entry as entry')
        .innerJoin('gift', 'gift.id', 'entry.gift_id')
        .select(['gift.organization_id', 'entry.order_id', 'entry.kind', 'entry.amount'])
        .select(['gift.currency', 'entry.reason', 'entry.created_at'])
        .where('entry.actor_id', '=', personId)
        .orderBy('entry.id'),
    present: ({ amount, ...entry }) => ({
      ...entry,
      amount: presentAmount(amount, entry.currency),
    }),
  }),
];
