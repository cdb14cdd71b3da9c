import { Check, Dot } from 'lucide-react';
import styled from 'styled-components';
import { z } from 'zod/mini';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from './password-rules.ts';

type Control = Pick<PasswordFieldProps, 'value' | 'error' | 'onChange'>;

interface NewPasswordFieldsProps {
  /** The new password as far as it is typed. */
  readonly typed: string;
  readonly password: Control;
  readonly repeated: Control;
}

/** For the schema of a form with these fields. */
export const isRepeated = z.refine<{ readonly password: string; readonly repeated: string }>(
  ({ password, repeated }) => password === repeated,
  { path: ['repeated'] },
);

/** A new password, its rules and the same again. */
export function NewPasswordFields({ typed, password, repeated }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <>
      <PasswordField label={t('new_password')} {...password} autoComplete="new-password" />
      <Rules>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const isKept = PASSWORD_RULES[rule](typed);
          return (
            <Rule key={rule} $kept={isKept}>
              {isKept ? (
                <Check size={16} role="img" aria-label={t('rule_kept')} />
              ) : (
                <Dot size={16} aria-hidden />
              )}
              {t(`rule_${rule}`)}
            </Rule>
          );
        })}
      </Rules>
      <PasswordField label={t('new_password_again')} {...repeated} autoComplete="new-password" />
    </>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${space[1]} ${space[3]};
  font: ${type.second};
`;

const Rule = styled.li<{ readonly $kept: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $kept }) => ($kept ? color.success : color.textMuted)};
`;
