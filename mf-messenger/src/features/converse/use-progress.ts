import { useState } from 'react';
import { getChat } from '@karavan/shared-api/client/messenger';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { endpointKey } from '@karavan/shared-api/query';
import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useQueryClient } from '@tanstack/react-query';
import {
  furthest,
  NO_PROGRESS,
  progressAfterMark,
  progressAfterMessage,
  type ChatProgress,
  type Side,
} from './sides.ts';

/** The progress of both sides: as loaded with the chat, and updated by later events. */
export function useProgress(chat: ChatDetail, side: Side): ChatProgress {
  const { realtime } = useShell();
  const queries = useQueryClient();
  const [heard, setHeard] = useState(NO_PROGRESS);
  const stream = { stream: 'chat', id: chat.id } as const;
  const hear = (news: ChatProgress) => setHeard((known) => furthest(known, news));
  useRealtimeEvent(realtime, stream, 'progress.changed', (mark) =>
    hear(progressAfterMark(side, mark)),
  );
  useRealtimeEvent(realtime, stream, 'message.created', (message) =>
    hear(progressAfterMessage(side, message)),
  );
  useRealtimeResync(realtime, stream, () => {
    const queryKey = endpointKey(getChat, 'one', { params: { id: chat.id } });
    void queries.invalidateQueries({ queryKey });
  });
  return furthest(chat, heard);
}
