import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Ellipsis, Forward } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, media, radius } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface MessageMenuProps {
  /** Null until it is stored: then nothing can be done with it yet. */
  readonly messageId: number | null;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** How long a finger rests on a message, in milliseconds; Safari on phones knows no other way to its menu. */
const HOLD = 500;

/** What can be done with a stored message: by a button, the secondary mouse button or a finger that rests on it. */
export function MessageMenu({ messageId, isOwn, children }: MessageMenuProps) {
  const t = useT();
  const { menu, navigator } = useShell();
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(hold.current);
  useEffect(() => () => clearTimeout(hold.current), []);

  function open(): void {
    end();
    menu.open({
      title: t('message_actions'),
      items: [
        {
          label: t('forward'),
          icon: <Forward size={22} />,
          run: () => navigator.push(`/messenger/forward?message=${messageId}`),
        },
      ],
    });
  }

  function openInstead(event: MouseEvent): void {
    // Pictures and links have a menu of the browser's own, and so has a selection.
    if (messageId === null || isOfBrowser(event.target)) return;
    event.preventDefault();
    open();
  }

  function begin({ target }: { readonly target: EventTarget }): void {
    if (messageId !== null && !isOfBrowser(target)) hold.current = setTimeout(open, HOLD);
  }

  return (
    <Place
      data-own={isOwn || undefined}
      onContextMenu={openInstead}
      onTouchStart={begin}
      onTouchMove={end}
      onTouchEnd={end}
      onTouchCancel={end}
    >
      {children}
      {messageId !== null && (
        <Opener label={t('message_actions')} icon={<Ellipsis size={20} />} onClick={open} />
      )}
    </Place>
  );
}

const isOfBrowser = (target: EventTarget) =>
  (target instanceof Element && target.closest('a, button') !== null) ||
  getSelection()?.isCollapsed === false;

const Opener = styled(IconButton)`
  position: absolute;
  right: 0;
  bottom: 0;
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  opacity: 0;

  &:focus-visible {
    opacity: 1;
  }
`;

const Place = styled.div`
  position: relative;

  &[data-own] > ${Opener} {
    right: auto;
    left: 0;
  }

  ${media.hover} {
    &:hover > ${Opener} {
      opacity: 1;
    }
  }
`;
