export type { CashbackTables } from './cashback.tables.ts';
export {
  findCashbackBalance,
  holdCashback,
  releaseCashback,
  settleCashback,
  undoCashback,
} from './ledger.ts';
