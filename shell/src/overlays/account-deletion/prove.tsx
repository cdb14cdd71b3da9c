import { useState } from 'react';
import { z } from 'zod/mini';
import { getMe } from '@karavan/shared-api/client/accounts';
import { login } from '@karavan/shared-api/contract/accounts';
import { useFields, withFormTexts } from '@karavan/shared-api/form';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { PasswordField } from '../../pages/auth/password-field.tsx';
import { SignInForm } from '../../pages/auth/sign-in-form.tsx';
import { ProveNumber } from '../../pages/edit-auth/prove-number.tsx';
import { useT } from './texts.ts';
import { useT as usePageT } from '../../pages/translation.ts';

/** What a person proves to be themselves with. */
export type LeavingProof = { readonly password: string } | { readonly token: string };

interface ProveProps {
  /** Why it is asked for again. */
  readonly notice: string | undefined;
  onProven(proof: LeavingProof): void;
}

/** Asks for the password, where there is one, or for a code that goes to the number. */
export function Prove({ notice, onProven }: ProveProps) {
  const t = useT();
  const me = useEndpoint(getMe, {});
  const [isByCode, setByCode] = useState(false);
  return (
    <AsyncView query={me} skeleton={<PageSkeleton />}>
      {({ phone_number: phone, has_password: hasPassword }) =>
        hasPassword && !isByCode ? (
          <ByPassword notice={notice} onProven={onProven} onCode={() => setByCode(true)} />
        ) : (
          <ProveNumber
            title={t('prove_title')}
            phone={phone}
            email={null}
            notice={notice}
            onProven={(token) => onProven({ token })}
          />
        )
      }
    </AsyncView>
  );
}

const Password = z.object({ password: login.body.shape.password });

const ByPassword = withFormTexts(
  function ByPassword({ notice, onProven, onCode }: ProveProps & { onCode(): void }) {
    const t = useT();
    const pageT = usePageT();
    const form = useFields({
      schema: Password,
      initial: { password: '' },
      isLeftFreely: true,
    });
    return (
      <SignInForm
        ref={form.element}
        onSubmit={(event) => form.submit(event, ({ password }) => onProven({ password }))}
        title={t('prove_title')}
        hint={t('prove_password_hint')}
        submit={t('go_on')}
        isBusy={false}
        problem={notice}
        footer={
          <Button kind="quiet" onClick={onCode}>
            {t('prove_by_code')}
          </Button>
        }
      >
        <PasswordField
          label={pageT('password')}
          {...form.text('password')}
          autoComplete="current-password"
        />
      </SignInForm>
    );
  },
  <PageSkeleton />,
);
