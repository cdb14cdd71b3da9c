import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';

const OWN = { stream: 'unread' } as const;

/** Reads again what followed organizations have written, once one of them has written more. */
export function useNewMessages(refresh: () => void): void {
  const { realtime } = useShell();
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (type === 'organization_message') refresh();
  });
  useRealtimeResync(realtime, OWN, refresh);
}
