import { useAtomValue } from 'jotai';
import { listTicketWaits } from '@karavan/shared-api/client/ticket-waits';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import { useEndpoint } from '@karavan/shared-api/query';
import { isSignedInAtom } from '@karavan/shared-api/state';

/** The places that the reader has in waiting lists of an event; none for a guest. */
export function useWaits(itemId: number): readonly TicketWait[] {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const waits = useEndpoint(
    listTicketWaits,
    { query: { item_id: itemId } },
    { enabled: isSignedIn, staleTime: 0 },
  );
  return (isSignedIn && waits.data?.list) || [];
}
