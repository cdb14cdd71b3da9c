import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useApi, useEndlessList, useWrite, type EndlessList } from '@karavan/shared-api/query';
import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useInboxFilter } from './use-inbox-filter.ts';
import { readCardAgain } from './read-card-again.ts';

const OWN = { stream: 'unread' } as const;
/** Someone who has scrolled further than this, in pixels, is reading: the list does not move. */
const NEAR_TOP = 200;
/** Of one transaction several events may come: they are answered together, in milliseconds. */
const TOGETHER = 100;
/** More cards than this at once are read as a list. */
const FEW = 3;

/** The person's notifications. Everything shown counts as seen, including what arrives meanwhile. */
export function useInbox(): EndlessList<Notification> {
  const { events, realtime } = useShell();
  const { filter, isNarrowed } = useInboxFilter();
  const inbox = useEndlessList(listNotifications, isNarrowed ? { query: filter } : {});

  const { send } = useWrite(resetNotificationCount, {
    whileBusy: 'queue',
    // Not triggered by the person: a failure is ignored, and the next visit tries again.
    failed: () => null,
    onSuccess: () => events.emit('notifications.changed', {}),
  });
  const markSeen = () => void send({});
  const open = useEffectEvent(() => {
    // What a cached list of an earlier visit shows may be over by now.
    if (inbox.status === 'ready') void inbox.refresh();
    markSeen();
  });
  useEffect(() => {
    open();
    return events.on('page.pressed', ({ path }) => path === '/notifications' && open());
  }, [events]);

  const readAgain = useReadAgain(inbox);
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ id, subject }) => {
    if (window.scrollY < NEAR_TOP) void inbox.refresh().then(markSeen);
    // It has moved up; whoever reads it further down sees what has become of it there.
    else if (subject !== null) {
      const shown = inbox.items.find((card) => card.subject === subject);
      if (shown) readAgain(shown.id, id);
    }
  });
  useRealtimeEvent(realtime, OWN, 'notification.changed', ({ id }) => {
    if (inbox.items.some((card) => card.id === id)) readAgain(id, id);
  });
  useRealtimeResync(realtime, OWN, () => {
    if (inbox.status === 'ready') void inbox.refresh();
  });
  return inbox;
}

/** Reads cards again where they stand: a few one by one, many with their list. */
function useReadAgain({ refresh }: EndlessList<Notification>) {
  const api = useApi();
  const queries = useQueryClient();
  const { signal } = useShell();
  /** The card as it is shown -> under which id it is now. */
  const wanted = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function readAll(): void {
    const cards = [...wanted.current];
    wanted.current.clear();
    if (cards.length > FEW) void refresh();
    else for (const [shown, id] of cards) void readCardAgain({ api, queries, signal }, shown, id);
  }

  return (shown: number, id: number) => {
    wanted.current.set(shown, id);
    clearTimeout(timer.current);
    timer.current = setTimeout(readAll, TOGETHER);
  };
}
