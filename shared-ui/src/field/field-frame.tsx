import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, duration, radius, size, space, type } from '@karavan/shared-ui/tokens';

/** What every field shows around its control. */
export interface FieldFrameProps {
  readonly label: string;
  /** Helps before there is an error. */
  readonly hint?: ReactNode;
  /** The error; shown below the field and read out with it. */
  readonly error?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldFrameProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above a control, and a hint or an error below it. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <ErrorText id={noteId} role="alert">
          {error}
        </ErrorText>
      ) : (
        hint && <Hint id={noteId}>{hint}</Hint>
      )}
    </Root>
  );
}

/** The box of a control: its border, focus and error states. */
export const controlBox = css`
  width: 100%;
  min-height: ${size.field};
  padding: 0 ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  /* iOS zooms into fields with less than 16 px. */
  font-size: max(16px, 1rem);
  transition: border-color ${duration.fast};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }

  &[aria-invalid] {
    border-color: ${color.danger};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`;

const Root = styled.div`
  display: grid;
  /* A field for a time asks for more room than there may be. */
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
  /* The eye loses the way across a longer one. */
  max-width: 680px;
`;

export const Label = styled.label`
  justify-self: start;
  font: ${type.labelSmall};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

export const ErrorText = styled.p`
  color: ${color.danger};
  font: ${type.second};
`;
