import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@karavan/shared-api/client';
import {
  getDelivery,
  listDeliveryHistory,
  listOwedCash,
} from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../../shared/translation.ts';

/** What follows when a delivery is over, and when it could not be said that it is. */
export function useFinish({ transaction_id }: CourierDelivery) {
  const t = useT();
  const { toasts } = useShell();
  const queries = useQueryClient();
  const one = endpointKey(getDelivery, 'one', { params: { id: transaction_id } });
  return {
    finished(delivery: CourierDelivery, text: string) {
      queries.setQueryData(one, delivery);
      void queries.invalidateQueries({ queryKey: endpointKey(listDeliveryHistory, 'list') });
      void queries.invalidateQueries({ queryKey: endpointKey(listOwedCash, 'one') });
      toasts.show({ kind: 'success', text });
    },
    failed({ status, message }: ApiError) {
      toasts.show({ kind: 'error', text: status === 0 ? t('check_connection') : message });
      void queries.invalidateQueries({ queryKey: one });
    },
  };
}
