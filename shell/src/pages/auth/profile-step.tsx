import { useState } from 'react';
import { initProfile } from '@karavan/shared-api/client/accounts';
import type { Gender } from '@karavan/shared-api/contract/accounts';
import { useWrite } from '@karavan/shared-api/query';
import { sessionAtom, signIn } from '@karavan/shared-api/state';
import { SelectField } from '@karavan/shared-ui/select-field';
import { TextField } from '@karavan/shared-ui/text-field';
import type { ShellServices } from '../../shell-services.ts';
import { useT } from '../translation.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface ProfileStepProps {
  readonly services: ShellServices;
  /** The profile is stored; `hasPassword` tells whether one has been set before. */
  onDone(profile: { readonly hasPassword: boolean }): void;
}

const GENDERS = ['unspecified', 'female', 'male'] as const satisfies readonly Gender[];

/** The first profile of a new person. */
export function ProfileStep({ services: { store }, onDone }: ProfileStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [fullName, setFullName] = useState('');
  const [gender, setGender] = useState<Gender>('unspecified');
  const [birthday, setBirthday] = useState('');
  const [isNameless, setNameless] = useState(false);
  const { isPending, error, errorOf, send } = useWrite(initProfile, {
    failed: () => null,
    onSuccess({ full_name, has_password: hasPassword }) {
      const session = store.get(sessionAtom);
      if (session) {
        signIn(store, {
          ...session,
          user: { ...session.user, full_name, has_empty_fields: false },
        });
      }
      onDone({ hasPassword });
    },
  });
  const isNameAtFault = isNameless || errorOf('full_name') !== undefined;

  function submit(): void {
    setNameless(fullName.trim() === '');
    if (fullName.trim() === '') return;
    const body = { full_name: fullName, gender, birthday: birthday || null };
    void send({ body });
  }

  return (
    <SignInForm
      title={t('profile_title')}
      hint={t('profile_hint')}
      submit={t('go_on')}
      isBusy={isPending}
      problem={failureOf(error)}
      onSubmit={submit}
    >
      <TextField
        label={t('full_name')}
        autoComplete="name"
        maxLength={100}
        value={fullName}
        error={isNameAtFault ? t('full_name_required') : undefined}
        onChange={(event) => setFullName(event.target.value)}
      />
      <SelectField
        label={t('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
        value={gender}
        onChange={(event) => setGender(event.target.value as Gender)}
      />
      <TextField
        label={t('birthday')}
        type="date"
        autoComplete="bday"
        value={birthday}
        error={errorOf('birthday')}
        onChange={(event) => setBirthday(event.target.value)}
      />
    </SignInForm>
  );
}
