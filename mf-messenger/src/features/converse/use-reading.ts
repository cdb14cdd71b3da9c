import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readChat } from '@karavan/shared-api/client/messenger';
import { useShell } from '@karavan/shared-api/remote';

interface Reading {
  readonly chatId: number;
  /** The newest message of the other side; 0 where there is none. */
  readonly newestId: number;
  readonly ownReadId: number;
  /** The newest message is on the screen. */
  readonly isAtEnd: boolean;
}

/** Tells the server what has been read: what stood on the screen of a page that was in sight. */
export function useReading({ chatId, newestId, ownReadId, isAtEnd }: Reading): void {
  const { api } = useShell();
  const isVisible = useSyncExternalStore(subscribe, () => !document.hidden);
  const told = useRef(0);
  useEffect(() => {
    if (!isVisible || !isAtEnd || newestId <= ownReadId || newestId <= told.current) return;
    told.current = newestId;
    void api
      .call(readChat, { params: { id: chatId }, body: { message_id: newestId } })
      .then(({ ok }) => {
        // The next occasion tells it again.
        if (!ok) told.current = 0;
      });
  }, [api, chatId, newestId, ownReadId, isVisible, isAtEnd]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
