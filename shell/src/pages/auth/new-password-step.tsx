import { useEffect } from 'react';
import { Check, Dot } from 'lucide-react';
import styled from 'styled-components';
import { z } from 'zod/mini';
import * as endpoints from '@karavan/shared-api/client/accounts';
import { Password } from '@karavan/shared-api/contract/accounts';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from './password-rules.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface NewPasswordStepProps {
  /** Lets the person set a password later; without it a password is required now. */
  onSkip?(): void;
  onDone(): void;
}

const NewPassword = z
  .object({ password: Password, repeated: z.string() })
  .check(z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'] }));

/** Sets a password, with the rules visible. */
export const NewPasswordStep = withFormTexts(Fields, <PageSkeleton />);

function Fields({ onSkip, onDone }: NewPasswordStepProps) {
  const t = useT();
  const { header } = useShell();
  const title = t('new_password_title');
  // The step before has put its own title and button there.
  useEffect(() => header.set({ title }), [header, title]);
  const failureOf = useSignInFailure();
  const form = useForm({
    schema: NewPassword,
    initial: { password: '', repeated: '' },
    request: ({ password }) => request(endpoints.setPassword, { body: { password } }),
    words: (field) => t(field === 'password' ? 'new_password_weak' : 'passwords_differ'),
    done: t('new_password_saved'),
    failed: () => null,
    onSuccess: onDone,
  });
  return (
    <SignInForm
      {...form.props}
      title={title}
      hint={t('new_password_hint')}
      submit={t('save')}
      isBusy={form.isPending}
      problem={failureOf(form.error)}
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
        {...form.text('password', { deps: ['repeated'] })}
        autoComplete="new-password"
      />
      <Rules>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const isKept = PASSWORD_RULES[rule](form.values.password);
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
        {...form.text('repeated')}
        autoComplete="new-password"
      />
    </SignInForm>
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
