import { useState, type ChangeEventHandler } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { controlBox, FieldFrame } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../translation.ts';

export interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A password field that can reveal what is typed. */
export function PasswordField({ label, autoComplete, value, error, onChange }: PasswordFieldProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <Box>
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={onChange}
          />
          <IconButton
            label={isShown ? t('hide_password') : t('show_password')}
            icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => setShown(!isShown)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;

  button {
    position: absolute;
    inset: 0 2px 0 auto;
    margin: auto;
  }
`;

const Input = styled.input`
  ${controlBox}
  padding-right: 52px;
`;
