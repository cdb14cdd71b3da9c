import type { Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import {
  endExtras,
  holdExtras,
  type ExtraPieces,
  type ExtrasEnd,
} from '../../catalog/items/index.ts';
import { linesHold, selectExtraLines, type OrderKindRules } from '../orders/index.ts';
import { findEventPhase } from './find-event-phase.ts';

/** Tickets: an order holds places, which are the stock of the event's sections, and extras of the event. */
export const ticketKind: OrderKindRules = {
  async endHold(trx, orderId, end) {
    await linesHold.endHold(trx, orderId, end);
    await endExtrasOf(trx, orderId, end);
  },
  async holdAgain(trx, orderId) {
    if (!(await linesHold.holdAgain(trx, orderId))) return false;
    if (await holdExtras(trx, await findPieces(trx, orderId))) return true;
    await linesHold.endHold(trx, orderId, 'release');
    return false;
  },
  async takeBack(trx, orderId) {
    await linesHold.takeBack(trx, orderId);
    await endExtrasOf(trx, orderId, 'return');
  },
  findPhase: findEventPhase,
  // Nobody accepts tickets: how long they are held is settled when they are bought.
  clientDeadline: () => null,
  cancellationFee: null,
  onPaid: 'issue',
};

const findPieces = (trx: Transaction<Tables>, orderId: number): Promise<ExtraPieces> =>
  selectExtraLines(trx).where('line.order_id', '=', orderId).execute();

async function endExtrasOf(trx: Transaction<Tables>, orderId: number, end: ExtrasEnd) {
  await endExtras(trx, await findPieces(trx, orderId), end);
}
