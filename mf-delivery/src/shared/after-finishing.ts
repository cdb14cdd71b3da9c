import type { QueryClient } from '@tanstack/react-query';
import {
  getDelivery,
  listDeliveryHistory,
  listOwedCash,
} from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey } from '@karavan/shared-api/query';

/** What happens when a delivery is finished, and when finishing failed. */
export function afterFinishing({ transaction_id }: CourierDelivery) {
  const one = endpointKey(getDelivery, 'one', { params: { id: transaction_id } });
  return {
    onSuccess(delivery: CourierDelivery, _input: unknown, queries: QueryClient) {
      queries.setQueryData(one, delivery);
      void queries.invalidateQueries({ queryKey: endpointKey(listDeliveryHistory, 'list') });
      void queries.invalidateQueries({ queryKey: endpointKey(listOwedCash, 'one') });
    },
    onError(_error: unknown, _input: unknown, queries: QueryClient) {
      void queries.invalidateQueries({ queryKey: one });
    },
  };
}
