import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '@karavan/shared-ui/button';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { SpinnerRing } from '@karavan/shared-ui/spinner';
import { radius, shadow, color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { MessageRow } from './arrange-messages.ts';
import { MessageMenu } from './message-menu.tsx';

/** Older messages; `load` does nothing while loading, or at the beginning. */
interface Older {
  readonly state: 'idle' | 'loading' | 'failed';
  load(): void;
  retry(): void;
}

interface MessageLogProps {
  readonly rows: readonly MessageRow[];
  readonly older: Older;
  readonly isAtEnd: boolean;
  onMove(isAtEnd: boolean): void;
  /** The number of new messages below the visible part. */
  readonly newCount: number;
  readonly children: (row: MessageRow) => ReactElement;
}

/** Within this distance of the end, in pixels, the newest message counts as being read. */
const END_SLACK = 48;

/** At this distance from the beginning, in pixels, older messages are loaded. */
const OLDER_DISTANCE = 800;

/**
 * A virtualized list of messages from the oldest to the newest, opened at the newest. It sticks to
 * the end while it is there, and keeps its position when older messages load.
 */
export function MessageLog(props: MessageLogProps) {
  const { rows, older, isAtEnd, onMove, newCount, children } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isGrownAtStart = useGrownAtStart(rows);
  const last = rows.at(-1);
  const isAnswering = last?.waiting != null;

  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  const keepAtEnd = () => {
    if (isAtEnd) toEnd();
  };
  // A reader who has scrolled up stays there until they send something.
  const follow = useEffectEvent(() => {
    if (isAtEnd || isAnswering) toEnd();
  });
  useLayoutEffect(() => follow(), [last?.key]);

  function move(offset: number): void {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    onMove(scrollSize - viewportSize - offset < END_SLACK);
    if (offset < OLDER_DISTANCE) older.load();
  }

  return (
    <Frame>
      {/* Announced elsewhere: a live region here would also read out older messages while scrolling. */}
      <Scroller ref={scroller} role="log" aria-live="off" aria-label={t('messages')} tabIndex={0}>
        <Rest />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={isGrownAtStart}
          bufferSize={400}
          onScroll={move}
          onResize={keepAtEnd}
        >
          {(row) => (
            <Row key={row.key}>
              <MessageMenu messageId={row.id} isOwn={row.isOwn}>
                {children(row)}
              </MessageMenu>
            </Row>
          )}
        </Virtualizer>
      </Scroller>
      {older.state !== 'idle' && (
        <Above role="status">
          {older.state === 'loading' ? (
            <SpinnerRing size={20} />
          ) : (
            <Button kind="secondary" size="small" onClick={older.retry}>
              {t('older_failed')}
            </Button>
          )}
        </Above>
      )}
      {!isAtEnd && (
        <Below>
          <IconButton
            kind="floating"
            label={newCount > 0 ? t('to_end_new', { count: newCount }) : t('to_end')}
            icon={<ArrowDown size={24} aria-hidden />}
            onClick={toEnd}
          />
          <CountBadge count={newCount} place="corner" label="" />
        </Below>
      )}
    </Frame>
  );
}

/** Whether rows were just added at the start: then the list keeps its position from the end. */
function useGrownAtStart(rows: readonly MessageRow[]): boolean {
  const [first, last] = [rows[0]?.key, rows.at(-1)?.key];
  const [known, setKnown] = useState({ first, last, isGrown: false });
  if (known.first !== first || known.last !== last) {
    const isGrown = known.first !== first && rows.some(({ key }) => key === known.first);
    setKnown({ first, last, isGrown });
  }
  return known.isGrown;
}

const Frame = styled.div`
  position: relative;
  height: 100%;
`;

const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  /* On a very wide screen both sides stay near each other. */
  padding: 0 max(${space[3]}, calc((100% - 960px) / 2));
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
`;

/** A short conversation is aligned to the bottom. */
const Rest = styled.div`
  flex: 1;
`;

const Row = styled.div`
  /* During scrolling, and shortly after, virtua disables pointer events on its content. */
  pointer-events: auto;
`;

const Above = styled.div`
  position: absolute;
  inset: ${space[2]} auto auto 50%;
  padding: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.card};
  translate: -50%;
`;

const Below = styled.div`
  position: absolute;
  inset: auto ${space[4]} ${space[4]} auto;
`;
