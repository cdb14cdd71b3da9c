import type { TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { space } from '@karavan/shared-ui/tokens';
import { controlBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface TextAreaProps
  extends
    Omit<FieldFrameProps, 'hint'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value' | 'maxLength'> {
  readonly value: string;
  readonly hint?: string;
  /** Shows how much of it is used. Text beyond it is kept, so that nothing typed is lost. */
  readonly limit?: number;
}

/** A multi-line text field; it grows with its content. */
export function TextArea({ label, hint, error, limit, value, rows = 3, ...rest }: TextAreaProps) {
  const t = useUiText();
  const count = limit === undefined ? undefined : t('characters', { count: value.length, limit });
  return (
    <FieldFrame label={label} hint={hint ?? count} error={error}>
      {(control) => <Input {...rest} {...control} value={value} rows={rows} />}
    </FieldFrame>
  );
}

const Input = styled.textarea`
  ${controlBox}
  max-height: 40vh;
  padding: ${space[3]} ${space[4]};
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`;
