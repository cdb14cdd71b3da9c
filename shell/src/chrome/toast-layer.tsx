import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { color, fontSize, layer, radius, shadow, space, weight } from '@karavan/shared-ui/tokens';
import { toastAtom, type Toasts } from '../layers/toasts.ts';

/** Shows the present toast at the top, centred; its clock stands still while it is hovered or focused. */
export function ToastLayer({ toasts }: { readonly toasts: Toasts }) {
  const toast = useAtomValue(toastAtom);
  return (
    <Region role="status" aria-live="polite">
      {toast && (
        <Toast
          key={toast.id}
          data-kind={toast.kind}
          onPointerEnter={toasts.pause}
          onPointerLeave={toasts.resume}
          onFocus={toasts.pause}
          onBlur={toasts.resume}
        >
          {toast.text}
          {toast.action && (
            <Action
              type="button"
              onClick={() => {
                toast.action?.run();
                toasts.close();
              }}
            >
              {toast.action.label}
            </Action>
          )}
        </Toast>
      )}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  inset: calc(env(safe-area-inset-top) + ${space[3]}) ${space[4]} auto;
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 480px;
  padding: ${space[3]} ${space[4]};
  border-left: 4px solid ${color.blue};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  font-size: ${fontSize.small};
  pointer-events: auto;

  &[data-kind='success'] {
    border-color: ${color.green};
  }

  &[data-kind='error'] {
    border-color: ${color.red};
  }
`;

const Action = styled.button`
  border: 0;
  background: none;
  color: ${color.accent};
  font-weight: ${weight.medium};
  cursor: pointer;
`;
