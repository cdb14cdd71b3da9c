import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import type { ShellServices } from '../../shell-services.ts';
import { SendCodeForm } from './send-code-form.tsx';
import { signInDraftAtom, type CodePurpose } from './sign-in-draft.ts';
import { useTypedPhone } from './use-typed-phone.ts';

interface PhoneStepProps {
  readonly services: Pick<ShellServices, 'store'>;
  readonly purpose: CodePurpose;
  readonly title: string;
  readonly hint: string;
  /** Alternatives, below the button. */
  readonly children?: ReactNode;
  /** A code has been sent. */
  onSent(): void;
}

/** Asks for the phone number and sends a code to it. What was typed is kept while the tab is open. */
export function PhoneStep({ services: { store }, onSent, ...words }: PhoneStepProps) {
  const [phone, setPhone] = useTypedPhone();
  const sent = useAtomValue(signInDraftAtom)?.sent ?? null;
  return (
    <SendCodeForm
      {...words}
      to={phone}
      sent={sent}
      onTyped={setPhone}
      onSent={(code) => {
        store.set(signInDraftAtom, { phone, sent: code });
        onSent();
      }}
    />
  );
}
