import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { acceptInvitation, declineInvitation } from '@karavan/shared-api/client/employees';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, type } from '@karavan/shared-ui/tokens';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { useCardWrite } from '../use-card-write.ts';
import { Settled } from './settled.ts';

interface InvitationStandingProps {
  readonly notification: Notification;
  readonly invitation: NonNullable<Notification['invitation']>;
}

/** The two answers to an invitation to work somewhere, then what has become of it. */
export function InvitationStanding({ notification, invitation }: InvitationStandingProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { membership_id: id, status, can_answer, expires_at } = invitation;
  const { isPending, intent, send } = useCardWrite(notification, (answer: 'accept' | 'decline') =>
    request(answer === 'accept' ? acceptInvitation : declineInvitation, { params: { id } }),
  );
  // An invitation that nobody has ended yet may be over all the same.
  const standing = status === 'invited' ? (can_answer ? null : 'expired') : status;
  return (
    <>
      <div aria-live="polite">{standing && <Settled>{t(`invitation_${standing}`)}</Settled>}</div>
      {can_answer && (
        <>
          <Until>
            {t('invitation_until', {
              date: formatDate(new Date(expires_at), 'DD.MM.YYYY', locale),
            })}
          </Until>
          <Answers>
            <Button
              kind="secondary"
              size="small"
              loading={isPending && intent === 'decline'}
              paused={isPending}
              onClick={() => void send('decline')}
            >
              {t('invitation_decline')}
            </Button>
            <Button
              size="small"
              loading={isPending && intent === 'accept'}
              paused={isPending}
              onClick={() => void send('accept')}
            >
              {t('invitation_accept')}
            </Button>
          </Answers>
        </>
      )}
    </>
  );
}

const Until = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
