import { useQueryClient } from '@tanstack/react-query';
import {
  acceptOrder,
  cancelReceipt,
  getReceipt,
  handOverOrder,
  listReceipts,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { endpointKey, useEndpoint, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../../shared/translation.ts';

/** An open order is looked at again this often, in milliseconds. */
const REFRESH_INTERVAL = 10_000;

export function useReceipt(id: number) {
  const receipt = useEndpoint(
    getReceipt,
    { params: { id } },
    { refetchInterval: REFRESH_INTERVAL },
  );
  return receipt;
}

/** What its client and the staff may do with an order; none of it twice at the same time. */
export function useReceiptActions({ transaction_id: id, organization }: Receipt) {
  const t = useT();
  const { toasts, dialogs } = useShell();
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({
      queryKey: endpointKey(getReceipt, 'one', { params: { id } }),
    });
    void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
  };
  const outcome = {
    onSuccess: refresh,
    onError: ({ message }: { readonly message: string }) => {
      toasts.show({ kind: 'error', text: message });
      refresh();
    },
  };
  const cancel = useEndpointMutation(cancelReceipt, {
    ...outcome,
    onSuccess() {
      toasts.show({ kind: 'success', text: t('cancelled', { id }) });
      refresh();
    },
  });
  const accept = useEndpointMutation(acceptOrder, {
    ...outcome,
    onSuccess() {
      toasts.show({ kind: 'success', text: t('accepted') });
      refresh();
    },
  });
  const reject = useEndpointMutation(rejectOrder, outcome);
  const handOver = useEndpointMutation(handOverOrder, outcome);
  const input = { params: { id: organization.id, order: id } };
  return {
    isPending: [cancel, accept, reject, handOver].some(({ isPending }) => isPending),
    async cancel() {
      if (await dialogs.confirm({ title: t('cancel_question'), danger: true }))
        cancel.mutate({ params: { id } });
    },
    accept: () => accept.mutate(input),
    async reject() {
      if (await dialogs.confirm({ title: t('reject_question'), danger: true }))
        reject.mutate(input);
    },
    hand_over: () => handOver.mutate(input),
  };
}
