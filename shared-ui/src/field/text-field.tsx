import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';
import { controlBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** Shown in the box before the text, such as a search icon. */
  readonly start?: ReactNode;
}

/** A single-line text field with a label above and an error below. */
export function TextField({ label, hint, error, start, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          {start && <Start aria-hidden>{start}</Start>}
          <Input {...rest} {...control} $hasStart={Boolean(start)} />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Start = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space[4]};
  display: grid;
  align-items: center;
  color: ${color.textMuted};
  pointer-events: none;
`;

const Input = styled.input<{ $hasStart: boolean }>`
  ${controlBox}
  padding-left: ${({ $hasStart }) => ($hasStart ? '48px' : space[4])};
`;
