import * as endpoints from '@karavan/shared-api/client/accounts';
import { checkSmsService } from '@karavan/shared-api/client/credentials';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { request, useEndpoint } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import type { ShellServices } from '../../shell-services.ts';
import { useT } from '../translation.ts';
import { CodeForm } from './code-form.tsx';
import { deviceName } from './device-name.ts';
import { offerOf } from './offer-of.ts';
import { signInDraftAtom, type SentCode } from './sign-in-draft.ts';

interface CodeStepProps {
  readonly services: Pick<ShellServices, 'store'>;
  readonly sent: SentCode;
  onSignedIn(user: AuthenticatedUser): void;
  /** The account is theirs, and they had left it. */
  onLeft(offer: AccountReturn): void;
  onOtherPhone(): void;
}

/** Signs in with the code that was sent. */
export function CodeStep({
  services: { store },
  sent,
  onSignedIn,
  onLeft,
  onOtherPhone,
}: CodeStepProps) {
  const t = useT();
  const { data: service } = useEndpoint(checkSmsService, {});
  return (
    <CodeForm
      sent={sent}
      submit={t('sign_in')}
      ways={service?.channels.filter((channel) => channel !== 'sms') ?? []}
      check={(code) =>
        request(endpoints.verifyCode, {
          body: { phone_number: sent.to, code, device: deviceName() },
        })
      }
      onDone={onSignedIn}
      onRefused={(error) => {
        const offer = offerOf(error);
        if (offer) onLeft(offer);
      }}
      onSentAgain={(again) =>
        store.set(signInDraftAtom, (draft) => draft && { ...draft, sent: again })
      }
    >
      <Button kind="quiet" onClick={onOtherPhone}>
        {t('other_phone')}
      </Button>
    </CodeForm>
  );
}
