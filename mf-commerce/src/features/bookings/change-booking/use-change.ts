import { getReceipt, listReceipts } from '@karavan/shared-api/client/orders';
import {
  changeBooking,
  changeClientBooking,
  getBookingChoice,
  quoteBookingChange,
} from '@karavan/shared-api/client/rental-changes';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import {
  endpointKey,
  request as requestOf,
  useEndpoint,
  useWrite,
} from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useT } from '../translation.ts';

interface ChangeRequest {
  readonly starts_at: string;
  readonly units: number;
}

/** What another period comes to, and the change itself, which leads back to the receipt. */
export function useChange(
  { id, organization, is_mine, payment_status }: Receipt,
  request: ChangeRequest | null,
) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs, events } = useShell();
  const navigate = useNavigate();
  const params = { id };
  const quote = useEndpoint(
    quoteBookingChange,
    { params, body: request ?? { starts_at: '', units: 1 } },
    { enabled: request !== null },
  );
  const { isPending, error, send } = useWrite(
    (body: ChangeRequest & { readonly total: string }) =>
      is_mine
        ? requestOf(changeBooking, { params, body })
        : requestOf(changeClientBooking, { params: { id: organization.id, order: id }, body }),
    {
      done: t('period_changed'),
      onSuccess(receipt, _body, queries) {
        queries.setQueryData(endpointKey(getReceipt, 'one', { params }), receipt);
        void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
        events.emit('order.changed', { orderId: id });
        void navigate(receiptPath({ kind: 'rent', id }), { replace: true });
      },
      // The page says what it costs now.
      failed: ({ code }) => (code === 'quote_changed' ? null : undefined),
      onError(_error, _body, queries) {
        void quote.refetch();
        void queries.invalidateQueries({ queryKey: endpointKey(getBookingChoice, 'one') });
      },
      onSettled: (_body, queries) =>
        void queries.invalidateQueries({ queryKey: endpointKey(getBookingChoice, 'one') }),
    },
  );

  async function askAndSend(): Promise<void> {
    if (!request || !quote.data) return;
    const { total, kept } = quote.data;
    const isSure =
      Number(kept.amount) === 0 && payment_status !== 'accepted'
        ? true
        : await dialogs.confirm({
            title: t('change_question'),
            okLabel: t('change_period'),
            danger: Number(kept.amount) > 0,
            ...(Number(kept.amount) > 0 && {
              text: t('change_keeps', { sum: formatMoney(kept, locale) }),
            }),
          });
    if (isSure) await send({ ...request, total: total.amount });
  }

  return {
    quote,
    isPending,
    isQuoteChanged: error?.code === 'quote_changed',
    send: askAndSend,
  };
}
