import { useState } from 'react';
import { useAtomValue } from 'jotai';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { previousPathAtom, signIn } from '@karavan/shared-api/state';
import type { ShellServices } from '../../shell-services.ts';
import { Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';

/**
 *   phone -> code -> (profile, when it is empty) -> back to where one came from
 *     \-> password -/
 */
type Step =
  | { readonly name: 'phone' | 'password' }
  | { readonly name: 'code'; readonly resendAfter: number }
  | { readonly name: 'profile' };

/** /auth: signs in by phone and code, or by password. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const navigate = useNavigate();
  const previousPath = useAtomValue(previousPathAtom);
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<Step>({ name: 'phone' });

  function leave(): void {
    services.store.set(previousPathAtom, null);
    void navigate(previousPath ?? '/home/posts', { replace: true });
  }

  function finish({ token, ...user }: AuthenticatedUser): void {
    signIn(services.store, {
      token,
      user: {
        id: user.id,
        full_name: user.full_name,
        avatar: user.avatar,
        has_empty_fields: user.has_empty_fields,
      },
    });
    services.events.emit('session.changed', { signedIn: true });
    if (user.has_empty_fields) setStep({ name: 'profile' });
    else leave();
  }

  return (
    <Sheet>
      {step.name === 'phone' && (
        <PhoneStep
          api={services.api}
          phone={phone}
          onPhoneChange={setPhone}
          onSent={(resendAfter) => setStep({ name: 'code', resendAfter })}
          onPassword={() => setStep({ name: 'password' })}
        />
      )}
      {step.name === 'code' && (
        <CodeStep
          api={services.api}
          phone={phone}
          resendAfter={step.resendAfter}
          onSignedIn={finish}
          onOtherPhone={() => setStep({ name: 'phone' })}
        />
      )}
      {step.name === 'password' && (
        <PasswordStep
          api={services.api}
          phone={phone}
          onPhoneChange={setPhone}
          onSignedIn={finish}
          onCode={() => setStep({ name: 'phone' })}
        />
      )}
      {step.name === 'profile' && <ProfileStep services={services} onDone={leave} />}
      <Link to="/faq">{t('support')}</Link>
    </Sheet>
  );
}
