import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { countOrderStages, ORDER_LISTS } from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';

/** How often the counts are fetched again, in milliseconds. */
const REFRESH_INTERVAL = 30_000;

/** How many orders wait in each stage, kept up to date together with the lists. */
export function useStageCounts(organizationId: number) {
  const { events } = useShell();
  const queries = useQueryClient();
  useEffect(
    () => events.on('notifications.changed', () => refreshOrders(queries)),
    [events, queries],
  );
  return useEndpoint(
    countOrderStages,
    { params: { id: organizationId } },
    { refetchInterval: REFRESH_INTERVAL },
  );
}

/** Fetches lists and counts again, after something has become of an order. */
export function refreshOrders(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(countOrderStages, 'one') });
  for (const kind of Object.keys(ORDER_LISTS) as OrderKind[]) {
    void queries.invalidateQueries({ queryKey: endpointKey(ORDER_LISTS[kind], 'list') });
  }
}
