import { answerDeliveryRequest } from '@karavan/shared-api/client/delivery-terms';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { useCardWrite } from '../use-card-write.ts';
import { Settled } from './settled.ts';

interface AgreementStandingProps {
  readonly notification: Notification;
  readonly agreement: NonNullable<Notification['agreement']>;
  /** The organization that the reader answers for. */
  readonly own: number;
}

/** The two answers of a delivery service that is asked, then what has become of it. */
export function AgreementStanding({ notification, agreement, own }: AgreementStandingProps) {
  const t = useT();
  const { id, status, can_answer } = agreement;
  const params = { id: own, agreement: id };
  const { isPending, intent, send } = useCardWrite(
    notification,
    (answer: 'accepted' | 'declined') =>
      request(answerDeliveryRequest, { params, body: { status: answer } }),
  );
  return (
    <>
      <div aria-live="polite">
        {status !== 'requested' && <Settled>{t(`agreement_${status}`)}</Settled>}
      </div>
      {can_answer && (
        <Answers>
          <Button
            kind="secondary"
            size="small"
            loading={isPending && intent === 'declined'}
            paused={isPending}
            onClick={() => void send('declined')}
          >
            {t('partner_decline')}
          </Button>
          <Button
            size="small"
            loading={isPending && intent === 'accepted'}
            paused={isPending}
            onClick={() => void send('accepted')}
          >
            {t('partner_accept')}
          </Button>
        </Answers>
      )}
    </>
  );
}
