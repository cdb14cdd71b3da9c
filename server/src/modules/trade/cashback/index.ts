export type { CashbackTables } from './cashback.tables.ts';
export { listEntries } from './list-entries.ts';
export {
  accountsOf,
  findCashbackBalance,
  selectCashbackAccount,
  selectLastEntry,
  selectCashbackBalance,
  holdCashback,
  openAccount,
  releaseCashback,
  settleCashback,
  undoCashback,
} from './ledger.ts';
export { checkCashback, checkCashbackTask } from './check-cashback.ts';
export { expireIdle } from './expire-idle.ts';
export { expireAccounts, findCreditors, sumCashback } from './expire-cashback.ts';
export { moveByHand } from './move-by-hand.ts';
export { CASHBACK_LOSSES, findCashbackDebts } from './leave-cashback.ts';
export { CASHBACK_RECORDS } from './cashback.records.ts';
