import { Toast as Base } from '@base-ui/react/toast';
import styled, { css } from 'styled-components';
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
} from '@karavan/shared-ui/tokens';
import { ToastBody } from './toast-body.tsx';
import type { ToastMessage, Toasts } from './toasts.ts';

/** How long a toast stays, in milliseconds; the timer pauses while it is hovered or focused. */
const DURATION = 3000;

/**
 * Shows the current toast below the header, centred, and in place of the header while a dialog, a sheet or
 * a box is open; F6 moves the focus there.
 */
export function ToastLayer({ toasts }: { readonly toasts: Toasts }) {
  const t = useUiText();
  return (
    <Base.Provider toastManager={toasts.manager} limit={1} timeout={DURATION}>
      <Base.Portal>
        <Viewport aria-label={t('notifications')}>
          <PresentToast />
        </Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function PresentToast() {
  const { toasts, close } = Base.useToastManager<ToastMessage>();
  return toasts.map(
    (toast) =>
      toast.data && (
        <Frame key={toast.id} toast={toast} swipeDirection={['up', 'left', 'right']}>
          <Base.Content>
            <ToastBody message={toast.data} close={() => close(toast.id)} />
          </Base.Content>
        </Frame>
      ),
  );
}

const inHeader = css`
  top: calc(env(safe-area-inset-top) + ${space[3]});
`;

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: calc(${size.header} + env(safe-area-inset-top) + ${space[3]}) ${space[4]} auto;
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  outline: none;
  pointer-events: none;

  /* What floats covers the header; its own title and buttons stay free. */
  body:has([data-floats='always']) & {
    ${inHeader}
  }

  ${media.wide} {
    body:has([data-floats]) & {
      ${inHeader}
    }
  }
`;

const away = css`
  opacity: 0;
  transform: translateY(-24px) scale(0.96);
`;

/** All in one place: the outgoing toast fades below the incoming one. */
const Frame = styled(Base.Root)`
  grid-area: 1 / 1;
  width: fit-content;
  max-width: min(480px, 100%);
  border-radius: ${radius.large};
  border: 1px solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  pointer-events: auto;
  transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y));
  transition:
    opacity ${duration.normal} ${ease.out},
    transform ${duration.normal} ${ease.out};

  &[data-swiping] {
    transition: none;
  }

  &[data-starting-style],
  &[data-ending-style],
  &[data-limited] {
    ${away}
  }

  &[data-limited] {
    display: none;
  }
`;
