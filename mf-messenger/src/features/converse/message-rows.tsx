import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';
import type { Outbox } from '../../shared/outbox/outbox.ts';
import type { MessageRow } from './arrange-messages.ts';
import { DayLine, UnreadLine } from './day-line.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageLog } from './message-log.tsx';

interface MessageRowsProps extends Omit<ComponentProps<typeof MessageLog>, 'children'> {
  /** It speaks for an organization, in its colour. */
  readonly isTinted: boolean;
  readonly outbox: Pick<Outbox, 'retry' | 'discard'>;
  authorOf(row: MessageRow): string;
  isAuthorShown(row: MessageRow): boolean;
}

/** The messages of a chat with the days between them. */
export function MessageRows({
  isTinted,
  outbox,
  authorOf,
  isAuthorShown,
  ...log
}: MessageRowsProps) {
  return (
    <MessageLog {...log}>
      {(row) => (
        <Message $isContinued={row.isContinued} $isLast={row === log.rows.at(-1)}>
          {row.day !== null && <DayLine moment={row.message.created_at} />}
          {row.isFirstUnread && <UnreadLine />}
          <MessageBubble
            row={row}
            author={authorOf(row)}
            isAuthorShown={isAuthorShown(row)}
            isTinted={isTinted}
            outbox={outbox}
          />
        </Message>
      )}
    </MessageLog>
  );
}

interface MessageSpace {
  readonly $isContinued: boolean;
  readonly $isLast: boolean;
}

const Message = styled.div<MessageSpace>`
  padding-top: ${({ $isContinued }) => ($isContinued ? '3px' : space[3])};
  padding-bottom: ${({ $isLast }) => ($isLast ? space[3] : 0)};
`;
