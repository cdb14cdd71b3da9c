import { releaseStock, type ItemsTables } from '../../../catalog/items/index.ts';
import type { Eraser } from '../../../../platform/personal-data/erasure.ts';
import type { TicketsTables } from '../tickets.tables.ts';

/** Whoever is gone waits for nothing; what was kept for them is for others. */
export const eraseWaits: Eraser<TicketsTables & ItemsTables> = async ({ trx }, { id }) => {
  const waits = await trx
    .deleteFrom('ticket_wait')
    .where('user_id', '=', id)
    .returning(['size_id', 'quantity', 'status'])
    .execute();
  await releaseStock(
    trx,
    waits.flatMap(({ size_id: sizeId, quantity, status }) =>
      status === 'offered' ? [{ sizeId, quantity }] : [],
    ),
  );
};
