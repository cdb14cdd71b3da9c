import { sql } from 'kysely';
import { payDeadline, type OrderKindRules } from '../orders/index.ts';
import {
  endOfPeriod,
  findCancellationFee,
  findPeriodPhase,
  holdPeriodAgain,
  releasePeriod,
  takeBackPeriod,
} from '../rental-periods/index.ts';

/** Rentals: an order holds a period of a thing. */
export const rentalKind: OrderKindRules = {
  findPhase: findPeriodPhase,
  async endHold(trx, orderId, end) {
    // What is handed over stays taken until its period is over.
    if (end === 'release') await releasePeriod(trx, orderId);
  },
  holdAgain: holdPeriodAgain,
  takeBack: takeBackPeriod,
  clientDeadline({ id, method, isPaid }, deadlines) {
    // Its period ends it.
    if (isPaid) return null;
    const end = endOfPeriod(id);
    return method === 'online_payment' ? sql<Date>`least(${payDeadline(deadlines)}, ${end})` : end;
  },
  cancellationFee: findCancellationFee,
  onPaid: null,
};
