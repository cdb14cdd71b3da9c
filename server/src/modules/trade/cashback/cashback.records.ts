import type { Kysely } from 'kysely';
import { presentAmount } from '../../../platform/money/present-money.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { CashbackTables } from './cashback.tables.ts';

export const CASHBACK_RECORDS = [
  definePersonalRecords({
    name: 'cashback-cards',
    tables: ['cashback_account'],
    select: (db: Kysely<CashbackTables>, personId) =>
      db
        .selectFrom('cashback_account as account')
        .select(['account.organization_id', 'account.currency', 'account.balance', 'account.debt'])
        .select((eb) =>
          selectOrganizationTitle(eb.ref('account.organization_id')).as('organization'),
        )
        .where('account.client_id', '=', personId)
        .orderBy('account.organization_id'),
    present: ({ balance, debt, ...card }) => ({
      ...card,
      balance: presentAmount(balance, card.currency),
      debt: presentAmount(debt, card.currency),
    }),
  }),
  definePersonalRecords({
    name: 'cashback-ledger',
    tables: ['cashback_entry'],
    select: (db: Kysely<CashbackTables>, personId) =>
      db
        .selectFrom('cashback_entry as entry')
        .innerJoin('cashback_account as account', (join) =>
          join
            .onRef('account.organization_id', '=', 'entry.organization_id')
            .onRef('account.client_id', '=', 'entry.client_id'),
        )
        .select(['entry.organization_id', 'entry.order_id', 'entry.kind', 'entry.amount'])
        .select(['account.currency', 'entry.created_at'])
        .where('entry.client_id', '=', personId)
        .orderBy('entry.id'),
    present: ({ amount, ...entry }) => ({
      ...entry,
      amount: presentAmount(amount, entry.currency),
    }),
  }),
];
