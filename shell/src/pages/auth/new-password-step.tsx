import { useState } from 'react';
import { Check, Dot } from 'lucide-react';
import styled from 'styled-components';
import { setPassword as setPasswordEndpoint } from '@karavan/shared-api/client/accounts';
import { useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { color, fontSize, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { PasswordField } from './password-field.tsx';
import { isGoodPassword, PASSWORD_RULE_NAMES, PASSWORD_RULES } from './password-rules.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface NewPasswordStepProps {
  /** A password may be set later; without this it has to be set now. */
  onSkip?(): void;
  onDone(): void;
}

/** Sets a password, with its rules in sight. */
export function NewPasswordStep({ onSkip, onDone }: NewPasswordStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { isPending, error, errorOf, send } = useWrite(setPasswordEndpoint, {
    done: t('new_password_saved'),
    failed: () => null,
    onSuccess: onDone,
  });
  const isGood = isGoodPassword(password);
  const isSame = password === repeated;

  function submit(): void {
    setChecked(true);
    if (isGood && isSame) void send({ body: { password } });
  }

  return (
    <SignInForm
      title={t('new_password_title')}
      hint={t('new_password_hint')}
      submit={t('save')}
      isBusy={isPending}
      problem={failureOf(error)}
      onSubmit={submit}
      footer={
        onSkip && (
          <Button kind="quiet" onClick={onSkip}>
            {t('later')}
          </Button>
        )
      }
    >
      <PasswordField
        label={t('new_password')}
        autoComplete="new-password"
        value={password}
        error={errorOf('password') ?? (isChecked && !isGood ? t('new_password_weak') : undefined)}
        onChange={setPassword}
      />
      <Rules>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const isKept = PASSWORD_RULES[rule](password);
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
      <PasswordField
        label={t('new_password_again')}
        autoComplete="new-password"
        value={repeated}
        error={isChecked && !isSame ? t('passwords_differ') : undefined}
        onChange={setRepeated}
      />
    </SignInForm>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
`;

const Rule = styled.li<{ readonly $kept: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $kept }) => ($kept ? color.success : color.textMuted)};
`;
