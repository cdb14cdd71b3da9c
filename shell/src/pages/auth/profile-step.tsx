import { useState } from 'react';
import { initProfile } from '@karavan/shared-api/client/accounts';
import { sessionAtom, signIn } from '@karavan/shared-api/state';
import { TextField } from '@karavan/shared-ui/text-field';
import type { ShellServices } from '../../shell-services.ts';
import { useT } from '../translation.ts';
import { fieldError, signInFailure } from './form-error.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSubmission } from './use-submission.ts';

interface ProfileStepProps {
  readonly services: ShellServices;
  onDone(): void;
}

/** The first profile of a new person. */
export function ProfileStep({ services: { api, store }, onDone }: ProfileStepProps) {
  const t = useT();
  const [fullName, setFullName] = useState('');
  const { isBusy, error, send } = useSubmission();
  return (
    <SignInForm
      title={t('profile_title')}
      hint={t('profile_hint')}
      submit={t('save')}
      isBusy={isBusy}
      problem={error ? signInFailure(error) : undefined}
      onSubmit={() =>
        void send(
          () => api.call(initProfile, { body: { full_name: fullName } }),
          ({ full_name }) => {
            const session = store.get(sessionAtom);
            if (session) {
              const user = { ...session.user, full_name, has_empty_fields: false };
              signIn(store, { ...session, user });
            }
            onDone();
          },
        )
      }
    >
      <TextField
        label={t('full_name')}
        autoComplete="name"
        value={fullName}
        error={fieldError(error, 'full_name') && t('full_name_required')}
        onChange={(event) => setFullName(event.target.value)}
      />
    </SignInForm>
  );
}
