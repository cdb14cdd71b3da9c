import { useMemo } from 'react';
import { z } from 'zod/mini';
import * as endpoints from '@karavan/shared-api/client/credentials';
import { changePassword } from '@karavan/shared-api/contract/credentials';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { request } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { isRepeated, NewPasswordFields } from '../auth/new-password-fields.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { useSignInFailure } from '../auth/use-sign-in-failure.ts';
import { TextLink } from '../page-layout.ts';
import { useT as usePageT } from '../translation.ts';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-edit-password';
const { useT } = bindTranslations<typeof messages>(NAMESPACE);

const Change = z.extend(changePassword.body, { repeated: z.string() }).check(isRepeated);

/** Asks for the old password and twice for the new one. */
export const ChangePasswordForm = withTexts(
  NAMESPACE,
  (locale) => import(/* webpackChunkName: "edit-password-[request]" */ `./locales/${locale}.json`),
  withFormTexts(Fields, <PageSkeleton />),
  <PageSkeleton />,
);

function Fields({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const pageT = usePageT();
  const failureOf = useSignInFailure();
  const title = pageT('password');
  useHeader(useMemo(() => ({ title, backTo: '/profile' }), [title]));
  const form = useForm({
    schema: Change,
    initial: { old_password: '', password: '', repeated: '' },
    // A password is not kept.
    isLeftFreely: true,
    request: ({ old_password, password }) =>
      request(endpoints.changePassword, { body: { old_password, password } }),
    words(field) {
      if (field === 'old_password') return undefined;
      return pageT(field === 'password' ? 'new_password_weak' : 'passwords_differ');
    },
    done: t('changed'),
    failed: () => null,
    onSuccess: onDone,
  });
  return (
    <SignInForm
      {...form.props}
      title={t('title')}
      hint={t('hint')}
      submit={pageT('save')}
      isBusy={form.isPending}
      problem={failureOf(form.error)}
      footer={<TextLink to="/forgot">{pageT('password_forgotten')}</TextLink>}
    >
      <PasswordField
        label={t('old_password')}
        {...form.text('old_password')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        typed={form.values.password}
        password={form.text('password', { deps: ['repeated'] })}
        repeated={form.text('repeated')}
      />
    </SignInForm>
  );
}
