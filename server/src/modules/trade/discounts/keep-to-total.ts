import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';

interface DueTotal {
  /** Minor units. */
  readonly payable: number;
  readonly currency: string;
}

/**
 * Charges nobody anything other than what they have seen: a tier, a balance, a fee or a price may have
 * changed since. The answer carries the new quote where the caller can show it.
 * @param shown a decimal string; undefined from whoever has shown none
 * @throws ApiError `quote_changed`
 */
export function keepToTotal(
  shown: string | undefined,
  { payable, currency }: DueTotal,
  quote?: object,
): void {
  if (shown === undefined || parseMoney(shown, currency) === payable) return;
  throw new ApiError('quote_changed', quote && { data: { quote } });
}
