import { useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, size, space, weight } from '../tokens/tokens.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  /** What is wrong with the value; shown beside the field and read out with it. */
  readonly error?: string | undefined;
}

/** A line of text with its label above and its error below. */
export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};

  label {
    font-size: ${fontSize.small};
    font-weight: ${weight.medium};
  }
`;

const Input = styled.input`
  min-height: calc(${size.touch} + 4px);
  width: 100%;
  padding: 0 ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: ${fontSize.body};

  &[aria-invalid] {
    border-color: ${color.danger};
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.small};
`;
