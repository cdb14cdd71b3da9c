import type { StockChangeReason } from '@karavan/shared-api/contract/stock';

/** Whether a person says how many pieces there are, rather than by how many there are more or fewer. */
export const isTotal = (reason: StockChangeReason): boolean =>
  reason === 'counted' || reason === 'corrected';

/**
 * By how many pieces the stock changes; null while nothing is typed.
 * @param seen pieces that were shown when they were typed
 */
export function changeOf(reason: StockChangeReason, typed: string, seen: number): number | null {
  if (typed === '') return null;
  const pieces = Number(typed);
  if (isTotal(reason)) return pieces - seen;
  return reason === 'lost' ? -pieces : pieces;
}
