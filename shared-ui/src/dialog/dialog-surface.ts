import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import styled, { css } from 'styled-components';
import {
  color,
  duration,
  ease,
  layer,
  radius,
  shadow,
  space,
  tracking,
  type,
} from '@karavan/shared-ui/tokens';

const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  transition: opacity ${duration.normal} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Above it is room for a toast. */
const TOAST_ROOM = '76px';

const popup = css`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: ${layer.dialog};
  width: min(440px, calc(100vw - 2 * ${space[4]}));
  max-height: calc(100dvh - 2 * ${TOAST_ROOM});
  padding: ${space[5]};
  overflow-y: auto;
  outline: none;
  border-radius: ${radius.sheet};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  transform: translate(-50%, -50%);
  transition:
    opacity ${duration.normal} ${ease.out},
    transform ${duration.normal} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translate(-50%, -47%) scale(0.96);
  }
`;

const title = css`
  font: ${type.title3};
  letter-spacing: ${tracking.tight};
`;

export const DialogBackdrop = styled(Dialog.Backdrop)`
  ${backdrop}
`;

export const DialogPopup = styled(Dialog.Popup).attrs<{ readonly 'data-floats'?: string }>({
  'data-floats': 'always',
})`
  ${popup}
`;

export const DialogTitle = styled(Dialog.Title)`
  ${title}
`;

export const QuestionBackdrop = styled(AlertDialog.Backdrop)`
  ${backdrop}
`;

export const QuestionPopup = styled(AlertDialog.Popup).attrs<{ readonly 'data-floats'?: string }>({
  'data-floats': 'always',
})`
  ${popup}
`;

export const QuestionTitle = styled(AlertDialog.Title)`
  ${title}
`;

export const QuestionText = styled(AlertDialog.Description)`
  margin-top: ${space[2]};
  color: ${color.textMuted};
`;
