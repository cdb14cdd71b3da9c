import { useEffect } from 'react';
import {
  countUnreadMessages,
  listMessageSenders,
  readSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import { endpointKey, updateInLists, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';

/** What is shown counts as read, up to the newest; nothing while none is known. */
export function useMarkRead(organizationId: number, newestId: number | undefined): void {
  const { events } = useShell();
  const { send } = useWrite(readSubscriptionMessages, {
    whileBusy: 'queue',
    // Not triggered by the person: a failure is ignored, and the next visit tries again.
    failed: () => null,
    onSuccess(_unread, _input, queries) {
      updateInLists(queries, [listMessageSenders], organizationId, (sender) => ({
        ...sender,
        unread_count: 0,
      }));
      void queries.invalidateQueries({ queryKey: endpointKey(countUnreadMessages, 'one') });
      // Their notifications are no news any more.
      events.emit('notifications.changed', {});
    },
  });
  useEffect(() => {
    if (newestId === undefined) return;
    void send({ params: { id: organizationId }, body: { message_id: newestId } });
  }, [send, organizationId, newestId]);
}
