import { useEffect, useEffectEvent } from 'react';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useEndlessList, useWrite, type EndlessList } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { notificationCountAtom } from '@karavan/shared-api/state';

const OWN = { stream: 'unread' } as const;
/** Someone who has scrolled further than this, in pixels, is reading: the list does not move. */
const NEAR_TOP = 200;

/** The person's notifications. Everything shown counts as seen, including what arrives meanwhile. */
export function useInbox(): EndlessList<Notification> {
  const { events, realtime, store } = useShell();
  const inbox = useEndlessList(listNotifications, {});

  const { send } = useWrite(resetNotificationCount, {
    whileBusy: 'queue',
    // Not triggered by the person: a failure is ignored, and the next visit tries again.
    failed: () => null,
    onSuccess: () => events.emit('notifications.changed', {}),
  });
  const markSeen = () => void send({});
  const open = useEffectEvent(() => {
    // A cached list from an earlier visit does not contain what the badge counts.
    if (inbox.status === 'ready' && store.get(notificationCountAtom) > 0) void inbox.refresh();
    markSeen();
  });
  useEffect(() => open(), []);
  useRealtimeEvent(realtime, OWN, 'notification.created', () => {
    if (window.scrollY < NEAR_TOP) void inbox.refresh().then(markSeen);
  });
  return inbox;
}
