import type { QueryClient } from '@tanstack/react-query';
import {
  getDelivery,
  listDeliveryHistory,
  listOwedCash,
} from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey } from '@karavan/shared-api/query';

/** What follows when a delivery is over, and when it could not be said that it is. */
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
