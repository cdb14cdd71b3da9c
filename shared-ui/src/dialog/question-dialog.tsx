import { AlertDialog } from '@base-ui/react/alert-dialog';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { space } from '@karavan/shared-ui/tokens';
import { QuestionBackdrop, QuestionPopup, QuestionText, QuestionTitle } from './dialog-surface.ts';

interface QuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly okLabel?: string;
}

interface ConfirmDialogProps extends QuestionProps {
  /** OK destroys something. */
  readonly danger?: boolean;
  /** False for Cancel and Escape. Pressing beside the dialog answers nothing. */
  onAnswer(confirmed: boolean): void;
}

/** Asks before something is done: OK and Cancel. */
export function ConfirmDialog({ danger = false, onAnswer, ...rest }: ConfirmDialogProps) {
  const t = useUiText();
  return (
    <Question {...rest} onEscape={() => onAnswer(false)}>
      {(ok) => (
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {ok}
          </Button>
        </>
      )}
    </Question>
  );
}

interface AlertDialogProps extends QuestionProps {
  onClose(): void;
}

/** Tells something that has to be noticed: OK only. */
export function NoticeDialog({ onClose, ...rest }: AlertDialogProps) {
  return (
    <Question {...rest} onEscape={onClose}>
      {(ok) => <Button onClick={onClose}>{ok}</Button>}
    </Question>
  );
}

interface FrameProps extends QuestionProps {
  onEscape(): void;
  children(ok: string): React.ReactNode;
}

function Question({ open, title, text, okLabel, onEscape, children }: FrameProps) {
  const t = useUiText();
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onEscape()}>
      <AlertDialog.Portal>
        <QuestionBackdrop />
        <QuestionPopup>
          <QuestionTitle>{title}</QuestionTitle>
          {text !== undefined && <QuestionText>{text}</QuestionText>}
          <Buttons>{children(okLabel ?? t('ok'))}</Buttons>
        </QuestionPopup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[5]};

  > * {
    flex: 1 1 auto;
  }
`;
