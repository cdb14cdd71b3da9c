import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import {
  color,
  duration,
  ease,
  layer,
  media,
  radius,
  shadow,
  space,
} from '@karavan/shared-ui/tokens';
import { BOX_WIDTH } from './place-at-control.ts';
import { useBoxStyle } from './use-box-style.ts';
import { useHeadingId } from './use-heading-id.ts';

interface FullScreenProps {
  /** What a screen reader calls it while no heading stands in it. */
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
  const [watch, heading] = useHeadingId();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        {isCard && <Veil />}
        <Surface
          ref={watch}
          aria-labelledby={heading}
          aria-label={heading === undefined ? name : undefined}
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
