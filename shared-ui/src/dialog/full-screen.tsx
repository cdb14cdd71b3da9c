import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import {
  breakpoint,
  color,
  duration,
  ease,
  layer,
  media,
  radius,
  shadow,
  space,
} from '@karavan/shared-ui/tokens';
import { BOX_WIDTH, placeAtControl } from './place-at-control.ts';

interface FullScreenProps {
  /** What a screen reader calls it. */
  readonly name: string;
  onClose(): void;
  readonly children: ReactNode;
  /** On wide screens a box at this element, in the middle if it is null; without it always the whole page. */
  readonly control?: Element | null | undefined;
  /** On wide screens a card in the middle, with the page behind a veil. */
  readonly isCard?: boolean;
  /** Dialogs on top of this one: Escape closes only the topmost. */
  readonly above?: ReactNode;
}

/** A layer over the whole page; it is open while it is rendered. */
export function FullScreen({
  name,
  onClose,
  children,
  above,
  control,
  isCard = false,
}: FullScreenProps) {
  const t = useUiText();
  const style = useBoxStyle(control ?? null);
  const shape = isCard ? 'card' : control === undefined ? 'page' : 'box';
  const isPage = shape === 'page';
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        {isCard && <Veil />}
        <Surface
          aria-label={name}
          $shape={shape}
          style={style}
          data-floats={isPage ? undefined : 'wide'}
        >
          {isPage ? children : <Scroller>{children}</Scroller>}
          <Corner $isPage={isPage}>
            <Base.Close
              render={<IconButton kind="floating" label={t('close')} icon={<X size={22} />} />}
            />
          </Corner>
        </Surface>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}

/** Where the box is, in custom properties; it follows its control when the window changes. */
function useBoxStyle(control: Element | null): CSSProperties | undefined {
  const [style, setStyle] = useState(() => boxStyle(control));
  useEffect(() => {
    const place = () => setStyle(boxStyle(control));
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [control]);
  return style;
}

function boxStyle(control: Element | null): CSSProperties | undefined {
  if (!control?.isConnected || innerWidth < breakpoint.wide) return undefined;
  const { left, top, bottom, maxHeight } = placeAtControl(control.getBoundingClientRect(), {
    width: innerWidth,
    height: innerHeight,
  });
  const pixels = (length: number | null) => (length === null ? 'auto' : `${length}px`);
  return {
    '--box-left': pixels(left),
    '--box-top': pixels(top),
    '--box-bottom': pixels(bottom),
    '--box-max-height': pixels(maxHeight),
  } as CSSProperties;
}

const box = css`
  overflow: hidden;

  ${media.wide} {
    inset: var(--box-top, 15vh) auto var(--box-bottom, auto)
      var(--box-left, calc(50% - ${BOX_WIDTH / 2}px));
    display: grid;
    width: ${BOX_WIDTH}px;
    max-height: var(--box-max-height, 70vh);
    border: 1px solid ${color.border};
    border-radius: ${radius.sheet};
    box-shadow: ${shadow.floating};
  }
`;

const card = css`
  overflow: hidden;

  ${media.wide} {
    inset: 50% auto auto 50%;
    display: grid;
    width: 560px;
    max-height: 86vh;
    transform: translate(-50%, -50%);
    border-radius: ${radius.sheet};
    box-shadow: ${shadow.floating};
  }
`;

const SHAPES = { page: null, box, card };

const Veil = styled(Base.Backdrop)`
  display: none;

  ${media.wide} {
    position: fixed;
    inset: 0;
    z-index: ${layer.overlay};
    display: block;
    background: ${color.scrim};
  }
`;

const Surface = styled(Base.Popup)<{ readonly $shape: keyof typeof SHAPES }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  overflow-y: auto;
  outline: none;
  background: ${color.canvas};
  color: ${color.text};
  transition: opacity ${duration.fast} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  ${({ $shape }) => SHAPES[$shape]}
`;

const Scroller = styled.div`
  height: 100%;
  min-height: 0;
  overflow-y: auto;
`;

const Corner = styled.div<{ readonly $isPage: boolean }>`
  position: ${({ $isPage }) => ($isPage ? 'fixed' : 'absolute')};
  top: calc(env(safe-area-inset-top) + ${space[2]});
  right: ${space[2]};
`;
