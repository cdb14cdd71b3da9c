import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { acceptTransfer, declineTransfer } from '@karavan/shared-api/client/transfers';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, type } from '@karavan/shared-ui/tokens';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { useCardWrite } from '../use-card-write.ts';
import { Settled } from './settled.ts';

interface TransferStandingProps {
  readonly notification: Notification;
  readonly transfer: NonNullable<Notification['transfer']>;
}

/** The two answers to an offer of an organization, then what has become of it. */
export function TransferStanding({ notification, transfer }: TransferStandingProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs, toasts } = useShell();
  const { id, status, can_answer, expires_at } = transfer;
  const { isPending, intent, send } = useCardWrite(notification, (answer: 'accept' | 'decline') =>
    request(answer === 'accept' ? acceptTransfer : declineTransfer, { params: { id } }),
  );
  // An offer that nobody has ended yet may be over all the same.
  const standing = status === 'offered' ? (can_answer ? null : 'expired') : status;

  async function accept(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('transfer_ask'),
      text: t('transfer_ask_text', { title: notification.organization?.title ?? '' }),
      okLabel: t('transfer_accept'),
    });
    if (!isSure) return;
    const answered = await send('accept');
    // What the new owner has to do next may come before the card tells of it.
    if (answered?.ok) toasts.show({ kind: 'success', text: t('transfer_accepted') });
  }

  return (
    <>
      <div aria-live="polite">{standing && <Settled>{t(`transfer_${standing}`)}</Settled>}</div>
      {can_answer && (
        <>
          <Until>
            {t('transfer_until', {
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
              {t('transfer_decline')}
            </Button>
            <Button
              size="small"
              loading={isPending && intent === 'accept'}
              paused={isPending}
              onClick={() => void accept()}
            >
              {t('transfer_accept')}
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
