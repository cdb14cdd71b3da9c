import type { Transaction } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Tables } from '../../../database-tables.ts';
import { holdSlotAgain, releaseSlot } from '../rental-slots/index.ts';
import { endStockHold, holdLinesAgain, restockLines } from './hold-stock.ts';
import type { HoldEffect } from './order-transitions.ts';

/** An order as far as it says what it holds. */
interface HeldOrder {
  readonly id: number;
  readonly kind: OrderKind;
}

/** Ends what an order holds: others can have it again, or it is the client's. A rented period stays taken. */
export async function endHold(
  trx: Transaction<Tables>,
  { id, kind }: HeldOrder,
  effect: HoldEffect,
): Promise<void> {
  if (kind !== 'rent') await endStockHold(trx, id, effect);
  else if (effect === 'release') await releaseSlot(trx, id);
}

/**
 * Holds again what an order has held before.
 * @returns false, with nothing held, when somebody else has it meanwhile
 */
export function holdAgain(trx: Transaction<Tables>, { id, kind }: HeldOrder): Promise<boolean> {
  return kind === 'rent' ? holdSlotAgain(trx, id) : holdLinesAgain(trx, id);
}

/** What the client gives back can be had by others. */
export function takeBack(trx: Transaction<Tables>, { id, kind }: HeldOrder): Promise<void> {
  return kind === 'rent' ? releaseSlot(trx, id) : restockLines(trx, id);
}
