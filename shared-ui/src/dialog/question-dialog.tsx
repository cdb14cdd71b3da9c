import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
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
  /** OK is destructive. */
  readonly danger?: boolean;
  readonly cancelLabel?: string;
  /** False for Cancel and Escape. Pressing outside the dialog does nothing. */
  onAnswer(confirmed: boolean): void;
}

/** Asks for confirmation: OK and Cancel. */
export function ConfirmDialog({
  danger = false,
  cancelLabel,
  onAnswer,
  ...rest
}: ConfirmDialogProps) {
  const t = useUiText();
  return (
    <Question {...rest} onEscape={() => onAnswer(false)}>
      {(ok) => (
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {cancelLabel ?? t('cancel')}
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

/** A message that has to be acknowledged: OK only. */
export function AlertDialog({ onClose, ...rest }: AlertDialogProps) {
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
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onEscape()}>
      <Base.Portal>
        <QuestionBackdrop />
        <QuestionPopup>
          <QuestionTitle>{title}</QuestionTitle>
          {text !== undefined && <QuestionText>{text}</QuestionText>}
          <Buttons>{children(okLabel ?? t('ok'))}</Buttons>
        </QuestionPopup>
      </Base.Portal>
    </Base.Root>
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
