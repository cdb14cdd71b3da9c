import type { QueryExecutorProvider } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { findBusyPeriods, heldWith } from '../../rental-periods/index.ts';
import type { ChangeCase, PlannedChange } from './plan-change.ts';

/**
 * Another period of a booking must be free of all others, with the pauses that it was made with.
 * @throws ApiError `period_taken`
 */
export async function keepToFreeTime(
  db: QueryExecutorProvider,
  { booking, rental, order }: ChangeCase,
  { period, isShorter }: PlannedChange,
): Promise<void> {
  if (isShorter || !rental) return;
  const held = heldWith(booking, period);
  const busy = await findBusyPeriods(db, rental, held, { exceptOrder: order.id });
  if (busy.length > 0) throw new ApiError('period_taken');
}
