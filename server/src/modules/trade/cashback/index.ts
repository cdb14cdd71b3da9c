export type { CashbackTables } from './cashback.tables.ts';
export {
  findCashbackBalance,
  selectCashbackBalance,
  holdCashback,
  releaseCashback,
  settleCashback,
  undoCashback,
} from './ledger.ts';
