import { useEffect } from 'react';
import { z } from 'zod/mini';
import * as endpoints from '@karavan/shared-api/client/accounts';
import { Password, type Me } from '@karavan/shared-api/contract/accounts';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useT } from '../translation.ts';
import { isRepeated, NewPasswordFields } from './new-password-fields.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface NewPasswordStepProps {
  /** Lets the person set a password later; without it a password is required now. */
  onSkip?(): void;
  onDone(): void;
}

const NewPassword = z.object({ password: Password, repeated: z.string() }).check(isRepeated);

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
    onSuccess(_done, _sent, queries) {
      onDone();
      queries.setQueryData<Me>(
        endpointKey(endpoints.getMe, 'one', {}),
        (me) => me && { ...me, has_password: true },
      );
    },
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
      <NewPasswordFields
        typed={form.values.password}
        password={form.text('password', { deps: ['repeated'] })}
        repeated={form.text('repeated')}
      />
    </SignInForm>
  );
}
