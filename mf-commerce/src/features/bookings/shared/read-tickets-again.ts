import type { QueryClient } from '@tanstack/react-query';
import { getReceipt } from '@karavan/shared-api/client/orders';
import { listHeldTickets } from '@karavan/shared-api/client/ticket-offers';
import { endpointKey } from '@karavan/shared-api/query';

/** What shows tickets, after one has moved. */
export function readTicketsAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(getReceipt, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listHeldTickets, 'one') });
}
