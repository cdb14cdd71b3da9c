import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, size } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface PanesProps {
  /** May be lazy: beside a chat it is shown only where there is room. */
  readonly list: ReactNode;
  /** Shown beside the list, or instead of it on a narrow screen. */
  readonly chat: ReactNode | null;
  /** Shown beside the list when no chat is open. */
  readonly placeholder?: ReactNode;
}

/** The list of chats and one chat: side by side where there is room, otherwise one at a time. */
export function Panes({ list, chat, placeholder }: PanesProps) {
  const t = useT();
  const isWide = useIsWide();
  if (!isWide && chat === null) return list;
  return (
    <Frame>
      {isWide && (
        <List aria-label={t('chats_title')}>
          <Suspense>{list}</Suspense>
        </List>
      )}
      <Chat>{chat ?? placeholder}</Chat>
    </Frame>
  );
}

const query = `(min-width: ${breakpoint.wide}px)`;

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Fills the window below the header, so that the chat scrolls inside it. */
const Frame = styled.div`
  position: fixed;
  inset: calc(${size.header} + env(safe-area-inset-top)) 0 0;
  display: flex;

  ${media.wide} {
    left: ${size.rail};
  }
`;

const List = styled.section`
  flex: none;
  width: 360px;
  overflow-y: auto;
  border-right: 1px solid ${color.border};
  background: ${color.surface};
`;

const Chat = styled.div`
  flex: 1;
  min-width: 0;
  background: ${color.canvas};
`;
