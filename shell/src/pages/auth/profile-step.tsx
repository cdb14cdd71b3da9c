import * as endpoints from '@karavan/shared-api/client/accounts';
import { initProfile, type Gender } from '@karavan/shared-api/contract/accounts';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { sessionAtom, signIn } from '@karavan/shared-api/state';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { SelectField } from '@karavan/shared-ui/select-field';
import { TextField } from '@karavan/shared-ui/text-field';
import type { ShellServices } from '../../shell-services.ts';
import { useT } from '../translation.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface ProfileStepProps {
  readonly services: Pick<ShellServices, 'store'>;
  /** The profile is saved; `hasPassword` says whether a password is already set. */
  onDone(profile: { readonly hasPassword: boolean }): void;
}

const GENDERS = ['unspecified', 'female', 'male'] as const satisfies readonly Gender[];

/** Completes the profile of a new person. */
export const ProfileStep = withFormTexts(Fields, <PageSkeleton />);

function Fields({ services: { store }, onDone }: ProfileStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const title = t('profile_title');
  const form = useForm({
    schema: initProfile.body,
    initial: { full_name: '', gender: 'unspecified', birthday: null },
    draft: 'profile',
    header: { title, action: 'next' },
    request: (body) => request(endpoints.initProfile, { body }),
    failed: () => null,
    onSuccess(me, _sent, queries) {
      const { full_name, has_password: hasPassword } = me;
      // Wide screens have asked for it already, when it was empty.
      queries.setQueryData(endpointKey(endpoints.getMe, 'one', {}), me);
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
  return (
    <SignInForm
      {...form.props}
      title={title}
      hint={t('profile_hint')}
      submit={t('go_on')}
      isBusy={form.isPending}
      problem={failureOf(form.error)}
    >
      <TextField label={t('full_name')} {...form.text('full_name')} autoComplete="name" />
      <SelectField
        label={t('gender')}
        {...form.text('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
      />
      <TextField label={t('birthday')} {...form.text('birthday')} type="date" autoComplete="bday" />
    </SignInForm>
  );
}
