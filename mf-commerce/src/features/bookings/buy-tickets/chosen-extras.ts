import type { ChosenExtras, OfferedExtra } from '@karavan/shared-api/contract/event-extras';
import { EXTRAS_PER_ORDER_MAX } from '@karavan/shared-api/contract/limits';

/** How many of an extra one order can have now. */
export const mostOf = ({ available, per_order = EXTRAS_PER_ORDER_MAX }: OfferedExtra): number =>
  Math.max(Math.min(available, per_order), 0);

/** What was chosen, as far as there is so much of it. */
export const chosenOf = (
  extras: readonly OfferedExtra[],
  wanted: Readonly<Record<number, number>>,
): ChosenExtras =>
  extras.flatMap((extra) => {
    const quantity = Math.min(wanted[extra.id] ?? 0, mostOf(extra));
    return quantity > 0 ? [{ extra_id: extra.id, quantity }] : [];
  });
