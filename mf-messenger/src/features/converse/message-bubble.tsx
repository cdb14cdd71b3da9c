import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { formatDate } from '@karavan/shared-ui/format-date';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { organizationTint } from '@karavan/shared-ui/product/organization-color';
import type { Outbox } from '../../shared/outbox/outbox.ts';
import { WrittenText } from '../../shared/links/written-text.tsx';
import { MessageStatus } from '../../shared/message-status.tsx';
import { useT } from '../../shared/translation.ts';
import type { MessageRow } from './arrange-messages.ts';
import { ItemLink, MessagePictures, WaitingPictures } from './lazy-bubble-parts.tsx';

interface MessageBubbleProps {
  readonly row: MessageRow;
  /** The author, for people who cannot see the bubble's position. */
  readonly author: string;
  /** The author is not clear from the bubble's position. */
  readonly isAuthorShown: boolean;
  /** It speaks for an organization, in its colour. */
  readonly isTinted: boolean;
  readonly outbox: Pick<Outbox, 'retry' | 'discard'>;
}

/** One message: its pictures and text, time and progress. */
export function MessageBubble({
  row,
  author,
  isAuthorShown,
  isTinted,
  outbox,
}: MessageBubbleProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { message, state, waiting, isOwn } = row;
  return (
    <Place data-own={isOwn || undefined}>
      <Bubble
        role="article"
        aria-label={author}
        data-continued={row.isContinued || undefined}
        data-tinted={isTinted || undefined}
      >
        {isAuthorShown && !row.isContinued && <Author aria-hidden>{author}</Author>}
        {message.forwarded_from && (
          <Forwarded>{t('forwarded_from', { name: message.forwarded_from.name })}</Forwarded>
        )}
        {message.item && <ItemLink card={message.item.card} />}
        {message.pictures.length > 0 && <MessagePictures pictures={message.pictures} />}
        {waiting && waiting.pictures.length > 0 && <WaitingPictures {...waiting} />}
        <Body>
          {message.text && (
            <Text>
              <WrittenText text={message.text} />
            </Text>
          )}
          <Meta>
            <time dateTime={message.created_at}>
              {formatDate(new Date(message.created_at), 'HH:mm', locale)}
            </time>
            {state !== 'received' && <MessageStatus state={state} />}
          </Meta>
        </Body>
      </Bubble>
      {waiting && waiting.refusal !== null && (
        <Refusal>
          <span role="alert">{waiting.refusal}</span>
          <Button kind="secondary" size="small" onClick={() => outbox.retry(waiting.client_id)}>
            {t('send_again')}
          </Button>
          <Button kind="quiet" size="small" onClick={() => outbox.discard(waiting.client_id)}>
            {t('discard')}
          </Button>
        </Refusal>
      )}
      {waiting && waiting.refusal === null && waiting.pictures.length > 0 && (
        <Button kind="quiet" size="small" onClick={() => outbox.discard(waiting.client_id)}>
          {t('cancel_sending')}
        </Button>
      )}
    </Place>
  );
}

const Bubble = styled.div`
  display: grid;
  gap: ${space[1]};
  width: fit-content;
  max-width: min(560px, 84%);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.large};
  border-bottom-left-radius: ${radius.tiny};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};

  &[data-tinted] {
    background: ${organizationTint};
    box-shadow: none;
  }
`;

const Author = styled.p`
  color: ${color.accent};
  font: ${type.labelSmall};
`;

const Forwarded = styled.p`
  color: ${color.textMuted};
  font: ${type.labelSmall};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  column-gap: ${space[2]};
`;

const Text = styled.p`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Meta = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: ${color.textMuted};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
`;

const Place = styled.div`
  display: grid;
  justify-items: start;

  &[data-own] {
    justify-items: end;

    ${Bubble} {
      border-bottom-left-radius: ${radius.large};
      border-bottom-right-radius: ${radius.tiny};
      background: ${color.accentFill};
      box-shadow: none;
      color: ${color.onFill};
    }

    ${Bubble} :is(${Meta}, ${Meta} > *, ${Author}, ${Forwarded}) {
      color: inherit;
    }
  }
`;

const Refusal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding-top: ${space[1]};
  color: ${color.danger};
  font: ${type.second};
`;
