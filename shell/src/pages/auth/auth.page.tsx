import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { size } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../../shell-services.ts';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { CodeStep } from './code-step.tsx';
import { Face } from './face.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { ReturnStep } from './return-step.tsx';
import { signInDraftAtom } from './sign-in-draft.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 *   phone -> code -> (profile -> new_password, when the profile is empty) -> (passkey) -> back to where one
 *     |\-> password or email -/                                                            came from
 *     \-> a passkey that is there already -------------------------------------------------/
 *
 * Whoever proves a deactivated account to be theirs is offered it back: the step `return`, which a reload ends.
 * The steps `password` and `email` ask for a password, beside the number and the e-mail.
 * The step `passkey` offers one after a code, once on each device that can keep it.
 * The step is the history entry's state, so that back leads to the step before and a reload stays.
 */
type Step =
  | 'phone'
  | 'code'
  | 'password'
  | 'email'
  | 'return'
  | 'profile'
  | 'new_password'
  | 'passkey';

const HAS_PASSKEYS = 'PublicKeyCredential' in globalThis;

/** As high as the button that is to come. */
const Room = styled.div`
  min-height: ${size.touch};
`;

const PasskeySignIn = lazily(
  async () =>
    (await import(/* webpackChunkName: "passkeys" */ '../passkeys/passkey-sign-in.tsx'))
      .PasskeySignIn,
  <Room />,
);
const PasskeyOffer = lazily(
  async () =>
    (await import(/* webpackChunkName: "passkeys" */ '../passkeys/passkey-offer.tsx')).PasskeyOffer,
  <PageSkeleton />,
);

/** /auth: signs in by phone and code, or by password beside the phone or a proven e-mail. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useAtomValue(sessionAtom);
  const sent = useAtomValue(signInDraftAtom)?.sent;
  const { begin, leave } = useSignIn(services);
  const [offer, setOffer] = useState<AccountReturn | null>(null);
  const asked = (location.state as { readonly step?: Step } | null)?.step ?? 'phone';
  const isLost = (asked === 'code' && !sent) || (asked === 'return' && !offer);
  const step = isLost ? 'phone' : asked;

  const goTo = (next: Step, replace = false) =>
    void navigate('/auth', { state: { step: next }, replace });

  // A code counts once: back leads past it.
  const offerBack = (found: AccountReturn) => {
    setOffer(found);
    goTo('return', step === 'code');
  };

  const isByCode = useRef(false);
  async function finish(): Promise<void> {
    const isOffered = HAS_PASSKEYS && isByCode.current && (await mayOfferPasskey());
    if (isOffered) goTo('passkey', true);
    else leave();
  }
  async function mayOfferPasskey(): Promise<boolean> {
    try {
      const offer = await import(/* webpackChunkName: "passkeys" */ '../passkeys/may-offer.ts');
      return await offer.mayOfferPasskey(services.api);
    } catch {
      return false;
    }
  }

  // A signed-in person has nothing to do here except complete their profile.
  const isIncomplete = session?.user.has_empty_fields;
  const isFinishing = step === 'profile' || step === 'new_password' || step === 'passkey';
  const goOn = useEffectEvent(() => (isIncomplete ? goTo('profile', true) : void finish()));
  useEffect(() => {
    if (isIncomplete !== undefined && !isFinishing) goOn();
  }, [isIncomplete, isFinishing]);

  return (
    <Face>
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
          {HAS_PASSKEYS && <PasskeySignIn onSignedIn={begin} onLeft={offerBack} />}
        </PhoneStep>
      )}
      {step === 'code' && sent && (
        <CodeStep
          services={services}
          sent={sent}
          onSignedIn={(user) => {
            isByCode.current = true;
            begin(user);
          }}
          onLeft={offerBack}
          onOtherPhone={() => goTo('phone', true)}
        />
      )}
      {(step === 'password' || step === 'email') && (
        <PasswordStep
          key={step}
          by={step === 'email' ? 'email' : 'phone'}
          onSignedIn={begin}
          onLeft={offerBack}
          onOther={() => goTo(step === 'email' ? 'password' : 'email', true)}
          onCode={() => goTo('phone')}
        />
      )}
      {step === 'return' && offer && (
        <ReturnStep
          offer={offer}
          onSignedIn={begin}
          onOver={() => {
            setOffer(null);
            goTo('phone', true);
          }}
        />
      )}
      {step === 'profile' && (
        <ProfileStep
          services={services}
          onDone={({ hasPassword }) => (hasPassword ? void finish() : goTo('new_password', true))}
        />
      )}
      {step === 'new_password' && (
        <NewPasswordStep onSkip={() => void finish()} onDone={() => void finish()} />
      )}
      {step === 'passkey' && session && <PasskeyOffer onDone={leave} />}
      {!session && <TextLink to="/legal">{t('link_terms')}</TextLink>}
      <TextLink to="/faq">{t('link_support')}</TextLink>
    </Face>
  );
}
