import { getItem } from '@karavan/shared-api/client/items';
import { listReceipts } from '@karavan/shared-api/client/orders';
import { listTicketWaits } from '@karavan/shared-api/client/ticket-waits';
import { buyTickets, preprocessTickets } from '@karavan/shared-api/client/tickets';
import type { ChosenExtras } from '@karavan/shared-api/contract/event-extras';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';

interface Selection {
  readonly itemId: number;
  readonly sizeId: number;
  readonly quantity: number;
  readonly extras: ChosenExtras;
  readonly spendsGifts: boolean;
}

/** The quote of some tickets with what is bought along with them, and reserving them, which leads to the receipt, where they are paid for. */
export function useTickets(
  { itemId, sizeId, quantity, extras, spendsGifts }: Selection,
  method: 'online_payment' | 'self_pickup',
) {
  const { requireSignIn, events } = useShell();
  const navigate = useNavigate();
  const selection = {
    size_id: sizeId,
    quantity,
    ...(extras.length > 0 && { extras }),
    ...(spendsGifts && { spend_gifts: true }),
  };
  const quote = useEndpoint(preprocessTickets, { body: selection }, { keepPrevious: true });
  const { isPending, error, send } = useWrite(buyTickets, {
    onSuccess({ transaction_id }, _input, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
      void queries.invalidateQueries({ queryKey: endpointKey(listTicketWaits, 'one') });
      events.emit('order.changed', { orderId: transaction_id });
      void navigate(`/receipts/${transaction_id}`);
    },
    // The page says what they cost now.
    failed: ({ code }) => (code === 'quote_changed' ? null : undefined),
    onError({ code }, _input, queries) {
      if (code === 'quote_changed') void quote.refetch();
      // It says how many are left.
      if (code === 'extra_sold_out') {
        const key = endpointKey(getItem, 'one', { params: { id: itemId } });
        void queries.invalidateQueries({ queryKey: key });
      }
    },
  });

  async function buy(): Promise<void> {
    if (!quote.data || !(await requireSignIn())) return;
    await send({ body: { ...selection, method, total: quote.data.total.amount } });
  }

  return { quote, isPending, isQuoteChanged: error?.code === 'quote_changed', buy };
}
