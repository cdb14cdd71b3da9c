import { useQueryClient } from '@tanstack/react-query';
import { listTicketWaits } from '@karavan/shared-api/client/ticket-waits';
import { endpointKey } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';

const OWN = { stream: 'unread' } as const;

/** Reads the places of somebody who is signed in again when they are told of them. Shows nothing. */
export function WaitNews() {
  const { realtime } = useShell();
  const queries = useQueryClient();
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (!type.startsWith('waited_')) return;
    void queries.invalidateQueries({ queryKey: endpointKey(listTicketWaits, 'one') });
  });
  return null;
}
