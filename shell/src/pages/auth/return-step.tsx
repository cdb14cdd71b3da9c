import { useAtomValue } from 'jotai';
import { returnToAccount } from '@karavan/shared-api/client/departures';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Hint } from '../page-layout.ts';
import { StepHeading } from '../step-heading.tsx';
import { useT } from '../translation.ts';
import { deviceName } from './device-name.ts';

interface ReturnStepProps {
  readonly offer: AccountReturn;
  onSignedIn(user: AuthenticatedUser): void;
  /** They leave it at that, or have taken too long. */
  onOver(): void;
}

/** Whoever has proven a deactivated account to be theirs takes it back, or lets it go. */
export function ReturnStep({ offer, onSignedIn, onOver }: ReturnStepProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const dayOf = (date: string) => formatDate(new Date(date), 'DD.MM.YYYY', locale);
  const returning = useWrite(
    () => request(returnToAccount, { body: { token: offer.token, device: deviceName() } }),
    {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (error.code === 'code_expired') onOver();
      },
    },
  );
  return (
    <>
      <StepHeading>{t('return_title')}</StepHeading>
      <Hint>
        {t('return_text', { left: dayOf(offer.deactivated_at), erased: dayOf(offer.erased_on) })}
      </Hint>
      <Button wide loading={returning.isPending} onClick={() => void returning.send()}>
        {t('return_back')}
      </Button>
      <Button kind="quiet" wide onClick={onOver}>
        {t('return_leave')}
      </Button>
    </>
  );
}
