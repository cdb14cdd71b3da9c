import { useState } from 'react';
import { useAtomValue } from 'jotai';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import type { ShellServices } from '../../shell-services.ts';
import { CodeStep } from '../auth/code-step.tsx';
import { Face } from '../auth/face.tsx';
import { NewPasswordStep } from '../auth/new-password-step.tsx';
import { PhoneStep } from '../auth/phone-step.tsx';
import { ReturnStep } from '../auth/return-step.tsx';
import { signInDraftAtom } from '../auth/sign-in-draft.ts';
import { useSignIn } from '../auth/use-sign-in.ts';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';

/** phone -> code, which signs in (or -> return, to whoever has left) -> new_password -> back to where one came from */
type Step = 'phone' | 'code' | 'return' | 'new_password';

/** /forgot: sets a new password with a code sent to the phone. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const sent = useAtomValue(signInDraftAtom)?.sent;
  const { begin, leave } = useSignIn(services);
  const [offer, setOffer] = useState<AccountReturn | null>(null);
  const asked = (location.state as { readonly step?: Step } | null)?.step ?? 'phone';
  const isPossible = {
    phone: true,
    code: sent?.purpose === 'forgot_password',
    return: offer !== null,
    new_password: isSignedIn,
  };
  const step = isPossible[asked] ? asked : 'phone';

  const goTo = (next: Step, replace = false) =>
    void navigate('/forgot', { state: { step: next }, replace });

  const start = (user: AuthenticatedUser) => {
    begin(user);
    goTo('new_password', true);
  };

  return (
    <Face>
      {step === 'phone' && (
        <PhoneStep
          services={services}
          purpose="forgot_password"
          title={t('forgot_title')}
          hint={t('forgot_hint')}
          onSent={() => goTo('code')}
        >
          <TextLink to="/auth">{t('auth_by_code')}</TextLink>
        </PhoneStep>
      )}
      {step === 'code' && sent && (
        <CodeStep
          services={services}
          sent={sent}
          onSignedIn={start}
          onLeft={(found) => {
            setOffer(found);
            goTo('return', true);
          }}
          onOtherPhone={() => goTo('phone', true)}
        />
      )}
      {step === 'return' && offer && (
        <ReturnStep
          offer={offer}
          onSignedIn={start}
          onOver={() => {
            setOffer(null);
            goTo('phone', true);
          }}
        />
      )}
      {step === 'new_password' && <NewPasswordStep onDone={leave} />}
    </Face>
  );
}
