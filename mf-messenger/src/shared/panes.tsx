import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, size } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface PanesProps {
  /** May come in a chunk of its own: beside a chat it is shown only where there is room. */
  readonly list: ReactNode;
  /** What stands beside the list; on a narrow screen it takes its place. */
  readonly chat: ReactNode | null;
  /** Stands where a chat would, beside the list. */
  readonly placeholder?: ReactNode;
}

/** The chats, and one of them: beside each other where there is room, else one after the other. */
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

/** Fills what the header leaves of the window, so that the chat scrolls within it. */
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
