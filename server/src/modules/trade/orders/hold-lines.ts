import type { Transaction } from 'kysely';
import {
  holdStock,
  releaseStock,
  restock,
  sellStock,
  type StockPieces,
} from '../../catalog/items/index.ts';
import type { OrderKindRules } from './order-kind.ts';
import type { OrdersTables } from './orders.tables.ts';

/** For kinds of orders that hold stock of the sizes in their lines. Extras are not stock. */
export const linesHold = {
  async endHold(trx, orderId, end) {
    const pieces = await findPieces(trx, orderId);
    await (end === 'sell' ? sellStock : releaseStock)(trx, pieces);
  },
  async holdAgain(trx, orderId) {
    const lines = await findLines(trx, orderId);
    const pieces = lines.flatMap(toPiece);
    // A size that is sold no more has lost its row.
    return pieces.length === lines.length && holdStock(trx, pieces);
  },
  async takeBack(trx, orderId) {
    await restock(trx, await findPieces(trx, orderId));
  },
} satisfies Pick<OrderKindRules, 'endHold' | 'holdAgain' | 'takeBack'>;

type Line = Awaited<ReturnType<typeof findLines>>[number];

const toPiece = ({ size_id: sizeId, quantity }: Line) =>
  sizeId === null ? [] : [{ sizeId, quantity }];

async function findPieces(trx: Transaction<OrdersTables>, orderId: number): Promise<StockPieces> {
  return (await findLines(trx, orderId)).flatMap(toPiece);
}

function findLines(trx: Transaction<OrdersTables>, orderId: number) {
  return trx
    .selectFrom('sale_order_line')
    .select(['size_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('extra_id', 'is', null)
    .execute();
}
