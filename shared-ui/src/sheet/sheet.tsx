import type { ReactNode } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useBoxStyle } from '../dialog/use-box-style.ts';
import { useUiText } from '@karavan/shared-ui/ui-text';
import {
  color,
  duration,
  ease,
  layer,
  media,
  radius,
  shadow,
  size,
  space,
  tracking,
  type,
} from '@karavan/shared-ui/tokens';

interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  /** It has left the screen. */
  onClosed?(): void;
  /** "Settings" by default. */
  readonly title?: string;
  /** Hides the title visually and omits the close button: pressing outside closes the sheet. */
  readonly hideHeader?: boolean;
  /**
   * `menu` floats above the bottom navigation and is at most 280 px high; `content` sits at the
   * bottom edge and may take most of the screen.
   */
  readonly height?: 'menu' | 'content';
  /**
   * Opens inside this element, which must be positioned, instead of over the whole page; while it
   * is null the sheet stays closed.
   */
  readonly container?: HTMLElement | null;
  /** What has opened it: on wide screens it stands beside that, otherwise in the middle. */
  readonly control?: Element | null;
  /** Keeps the page behind it scrollable. */
  readonly keepScrollbar?: boolean;
  readonly children: ReactNode;
}

/**
 * A sheet at the bottom of the page or of a container; it follows the finger, and is swiped down to close. Over a
 * page on a wide screen it is a box.
 */
export function Sheet({
  open,
  onClose,
  onClosed,
  title,
  hideHeader = false,
  height = 'menu',
  container,
  control = null,
  keepScrollbar = false,
  children,
}: SheetProps) {
  const t = useUiText();
  const style = useBoxStyle(control, BOX_WIDTH);
  const $inside = container !== undefined;
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      modal={keepScrollbar ? 'trap-focus' : true}
    >
      <Drawer.Portal {...(container !== undefined && { container })}>
        <Backdrop $inside={$inside} $isAside={style !== undefined} />
        <Viewport $inside={$inside}>
          <Popup $height={height} $isBox={!$inside} style={style} data-floats="always">
            <Grip aria-hidden />
            {hideHeader ? (
              <Drawer.Title className="visually-hidden">{title ?? t('settings')}</Drawer.Title>
            ) : (
              <Header>
                <Title>{title ?? t('settings')}</Title>
                <Drawer.Close render={<IconButton label={t('close')} icon={<X size={22} />} />} />
              </Header>
            )}
            <Content>{children}</Content>
          </Popup>
        </Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

const place = css<{ readonly $inside: boolean }>`
  position: ${({ $inside }) => ($inside ? 'absolute' : 'fixed')};
  inset: 0;
  z-index: ${layer.overlay};
`;

const Backdrop = styled(Drawer.Backdrop)<{ readonly $inside: boolean; readonly $isAside: boolean }>`
  ${place}
  background: ${({ $isAside }) => ($isAside ? 'transparent' : color.scrim)};
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity ${duration.normal} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  &[data-swiping] {
    transition: none;
  }
`;

const Viewport = styled(Drawer.Viewport)<{ readonly $inside: boolean }>`
  ${place}
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
`;

const HEIGHTS = {
  menu: css`
    width: calc(100% - 2 * ${space[3]});
    max-height: ${size.menuHeight};
    margin-bottom: calc(${size.menuOffset} + env(safe-area-inset-bottom));
    border-radius: ${radius.sheet};
  `,
  content: css`
    width: 100%;
    max-height: 88dvh;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  `,
};

const Grip = styled.span`
  flex: none;
  align-self: center;
  width: 36px;
  height: 4px;
  margin-top: ${space[2]};
  border-radius: ${radius.full};
  background: ${color.border};
`;

/** On a wide screen; in pixels. */
const BOX_WIDTH = 320;

const box = css`
  ${media.wide} {
    position: fixed;
    inset: var(--box-top, 20vh) auto var(--box-bottom, auto)
      var(--box-left, calc(50% - ${BOX_WIDTH / 2}px));
    width: ${BOX_WIDTH}px;
    max-height: var(--box-max-height, 70dvh);
    margin: 0;
    border-radius: ${radius.large};
    transition: opacity ${duration.normal} ${ease.out};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: none;
    }

    > ${Grip} {
      display: none;
    }
  }
`;

const Popup = styled(Drawer.Popup)<{
  readonly $height: 'menu' | 'content';
  readonly $isBox: boolean;
}>`
  display: flex;
  flex-direction: column;
  max-width: 520px;
  overflow: hidden;
  outline: none;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  transform: translateY(var(--drawer-swipe-movement-y, 0));
  transition: transform ${duration.slow} ${ease.out};

  /* On its way out the library puts it back for a frame, which a movement hides and a jump does not. */
  ${media.reducedMotion} {
    transition-delay: 40ms;
  }

  ${({ $height }) => HEIGHTS[$height]}

  &[data-swiping] {
    transition: none;
    user-select: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(calc(100% + ${size.menuOffset} + env(safe-area-inset-bottom)));
  }

  /* Let go of, it goes on as fast as the finger was. */
  &[data-swipe-dismiss] {
    transition-duration: calc(var(--drawer-swipe-strength, 1) * ${duration.slow});
  }

  ${({ $isBox }) => $isBox && box}
`;

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: 0 ${space[2]} 0 ${space[4]};
`;

const Title = styled(Drawer.Title)`
  min-width: 0;
  font: ${type.title3};
  letter-spacing: ${tracking.tight};
`;

const Content = styled(Drawer.Content)`
  min-height: 0;
  padding: ${space[2]} ${space[4]} ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
