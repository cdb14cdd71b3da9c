import { useEffect, useEffectEvent } from 'react';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import type { ShellServices } from '../../shell-services.ts';
import { Sheet, TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { CodeStep } from './code-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { signInDraftAtom } from './sign-in-draft.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 *   phone -> code -> (profile -> new_password, when the profile is empty) -> back to where one came from
 *     \-> password or email -/
 *
 * The steps `password` and `email` ask for a password, beside the number and the e-mail.
 * The step is the history entry's state, so that back leads to the step before and a reload stays.
 */
type Step = 'phone' | 'code' | 'password' | 'email' | 'profile' | 'new_password';

/** /auth: signs in by phone and code, or by password beside the phone or a proven e-mail. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useAtomValue(sessionAtom);
  const sent = useAtomValue(signInDraftAtom)?.sent;
  const { begin, leave } = useSignIn(services);
  const asked = (location.state as { readonly step?: Step } | null)?.step ?? 'phone';
  const step = asked === 'code' && !sent ? 'phone' : asked;

  const goTo = (next: Step, replace = false) =>
    void navigate('/auth', { state: { step: next }, replace });

  // A signed-in person has nothing to do here except complete their profile.
  const isIncomplete = session?.user.has_empty_fields;
  const isFinishing = step === 'profile' || step === 'new_password';
  const goOn = useEffectEvent(() => (isIncomplete ? goTo('profile', true) : leave()));
  useEffect(() => {
    if (isIncomplete !== undefined && !isFinishing) goOn();
  }, [isIncomplete, isFinishing]);

  return (
    <Sheet>
      {step === 'phone' && (
        <PhoneStep
          services={services}
          purpose="sign_in"
          title={t('auth_title')}
          hint={t('auth_hint')}
          onSent={() => goTo('code')}
        >
          <Button kind="quiet" onClick={() => goTo('password')}>
            {t('auth_by_password')}
          </Button>
        </PhoneStep>
      )}
      {step === 'code' && sent && (
        <CodeStep
          services={services}
          sent={sent}
          onSignedIn={begin}
          onOtherPhone={() => goTo('phone', true)}
        />
      )}
      {(step === 'password' || step === 'email') && (
        <PasswordStep
          key={step}
          by={step === 'email' ? 'email' : 'phone'}
          onSignedIn={begin}
          onOther={() => goTo(step === 'email' ? 'password' : 'email', true)}
          onCode={() => goTo('phone')}
        />
      )}
      {step === 'profile' && (
        <ProfileStep
          services={services}
          onDone={({ hasPassword }) => (hasPassword ? leave() : goTo('new_password', true))}
        />
      )}
      {step === 'new_password' && <NewPasswordStep onSkip={leave} onDone={leave} />}
      <TextLink to="/faq">{t('link_support')}</TextLink>
    </Sheet>
  );
}
