import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readChat } from '@karavan/shared-api/client/messenger';
import { useWrite } from '@karavan/shared-api/query';

interface Reading {
  readonly chatId: number;
  /** The newest message of the other side; 0 if there is none. */
  readonly newestId: number;
  readonly ownReadId: number;
  /** Whether the newest message is on screen. */
  readonly isAtEnd: boolean;
}

/** Reports to the server what has been read: what was on screen while the page was visible. */
export function useReading({ chatId, newestId, ownReadId, isAtEnd }: Reading): void {
  const told = useRef(0);
  const { send } = useWrite(readChat, {
    whileBusy: 'queue',
    // The next report includes it.
    failed: () => null,
    onError: () => {
      told.current = 0;
    },
  });
  const isVisible = useSyncExternalStore(subscribe, () => !document.hidden);
  useEffect(() => {
    if (!isVisible || !isAtEnd || newestId <= ownReadId || newestId <= told.current) return;
    told.current = newestId;
    void send({ params: { id: chatId }, body: { message_id: newestId } });
  }, [send, chatId, newestId, ownReadId, isVisible, isAtEnd]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
