import { useState } from 'react';
import type { MessageRow } from './arrange-messages.ts';

interface AnnouncementProps {
  readonly rows: readonly MessageRow[];
  /** What a screen reader announces about a message. */
  wordsFor(row: MessageRow): string;
}

/** Announces messages that arrive while the chat is open. */
export function Announcement({ rows, wordsFor }: AnnouncementProps) {
  const newest = rows.findLast(({ state }) => state === 'received');
  const [atOpening] = useState(newest?.key);
  return (
    <p className="visually-hidden" aria-live="polite">
      {newest && newest.key !== atOpening && wordsFor(newest)}
    </p>
  );
}
