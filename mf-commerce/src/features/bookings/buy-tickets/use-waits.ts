import { useAtomValue } from 'jotai';
import { listTicketWaits } from '@karavan/shared-api/client/ticket-waits';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';

const OWN = { stream: 'unread' } as const;

/** The places that the reader has in waiting lists of an event; none for a guest. They change while the page is open. */
export function useWaits(itemId: number): readonly TicketWait[] {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { realtime } = useShell();
  const waits = useEndpoint(
    listTicketWaits,
    { query: { item_id: itemId } },
    { enabled: isSignedIn, staleTime: 0 },
  );
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (isSignedIn && type.startsWith('waited_')) void waits.refetch();
  });
  return waits.data?.list ?? [];
}
