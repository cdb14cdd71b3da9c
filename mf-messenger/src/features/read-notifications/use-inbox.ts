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
/** Whoever has scrolled further down than that is reading: nothing moves there, in pixels. */
const NEAR_TOP = 200;

/** The person's notifications. What is shown counts as seen, also what arrives meanwhile. */
export function useInbox(): EndlessList<Notification> {
  const { events, realtime, store } = useShell();
  const inbox = useEndlessList(listNotifications, {});

  const { send } = useWrite(resetNotificationCount, {
    whileBusy: 'queue',
    // Nobody has asked for it: the next visit does it again.
    failed: () => null,
    onSuccess: () => events.emit('notifications.changed', {}),
  });
  const markSeen = () => void send({});
  const open = useEffectEvent(() => {
    // A list of an earlier visit does not know yet what the badge tells of.
    if (inbox.status === 'ready' && store.get(notificationCountAtom) > 0) void inbox.refresh();
    markSeen();
  });
  useEffect(() => open(), []);
  useRealtimeEvent(realtime, OWN, 'notification.created', () => {
    if (window.scrollY < NEAR_TOP) void inbox.refresh().then(markSeen);
  });
  return inbox;
}
