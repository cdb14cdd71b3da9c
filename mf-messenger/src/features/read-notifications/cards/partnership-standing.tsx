import { updatePartnership } from '@karavan/shared-api/client/partners';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { useCardWrite } from '../use-card-write.ts';
import { Settled } from './settled.ts';

interface PartnershipStandingProps {
  readonly notification: Notification;
  readonly partnership: NonNullable<Notification['partnership']>;
  /** The organization that the reader answers for. */
  readonly own: number;
}

/** The two answers to a partnership request, then what has been answered. */
export function PartnershipStanding({ notification, partnership, own }: PartnershipStandingProps) {
  const t = useT();
  const input = { params: { id: own, partnership: partnership.id } };
  const { isPending, send } = useCardWrite(notification, (status: 'accepted' | 'declined') =>
    request(updatePartnership, { ...input, body: { status } }),
  );
  // The title of the latest news says so already.
  const isOver = partnership.status === 'ended' && notification.type !== 'partnership_ended';
  const told = useAnswer(notification, isOver);
  return (
    <>
      <div aria-live="polite">{told && <Settled>{told}</Settled>}</div>
      {partnership.can_answer && (
        <Answers>
          <Button
            kind="secondary"
            size="small"
            loading={isPending}
            onClick={() => void send('declined')}
          >
            {t('partner_decline')}
          </Button>
          <Button size="small" loading={isPending} onClick={() => void send('accepted')}>
            {t('partner_accept')}
          </Button>
        </Answers>
      )}
    </>
  );
}

/** Who has answered; the title tells the rest. */
function useAnswer({ answer }: Notification, isOver: boolean): string | null {
  const t = useT();
  if (isOver) return t('partner_ended');
  if (answer?.action !== 'accept' && answer?.action !== 'reject') return null;
  const { action, is_mine, by } = answer;
  if (is_mine) return t(`partner_you_${action}`);
  return by && [t(`partner_did_${action}`), by].join(' · ');
}
