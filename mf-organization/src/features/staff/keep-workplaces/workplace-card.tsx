import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  acceptInvitation,
  declineInvitation,
  listWorkplaces,
  quitJob,
} from '@karavan/shared-api/client/employees';
import type { Workplace } from '@karavan/shared-api/contract/employees';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import { endpointKey, request, useWrite, type WriteOptions } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { LinkButton, PRIMARY, SECONDARY } from '../../../shared/link-button.ts';
import { LEFT_BEHIND } from '../shared/left-behind.ts';
import { useT } from '../shared/translation.ts';
import { useDay } from '../shared/use-day.ts';

/** One job, or an invitation to one. */
export function WorkplaceCard({ workplace }: { readonly workplace: Workplace }) {
  const t = useT();
  const day = useDay();
  const { membership_id, organization, is_owner, role, position, status } = workplace;
  const { joined_at, expires_at } = workplace;
  const isInvited = status === 'invited';
  return (
    <Panel aria-label={organization.title}>
      <Head>
        <OrganizationMark organization={organization} size={56} />
        <Name>
          <strong>{organization.title}</strong>
          <span>{is_owner ? t('owner') : [position, role].filter(Boolean).join(' · ')}</span>
          <small>
            {isInvited
              ? expires_at && t('until', { date: day(expires_at) })
              : joined_at && t('since', { date: day(joined_at) })}
          </small>
        </Name>
        {isInvited && <StatePill tone="pending">{t('invites_you')}</StatePill>}
      </Head>
      <Ways>
        {isInvited ? (
          <Answer workplace={workplace} />
        ) : (
          <>
            <LinkButton {...PRIMARY} to={`/profile/workplaces/${membership_id}`}>
              {t('attendance')}
            </LinkButton>
            <LinkButton {...SECONDARY} to={managementPath(organization.id)}>
              {t('open_work')}
            </LinkButton>
            {!is_owner && <Quit workplace={workplace} />}
          </>
        )}
      </Ways>
    </Panel>
  );
}

function Answer({ workplace: { membership_id: id } }: { readonly workplace: Workplace }) {
  const t = useT();
  const { isPending, intent, send } = useWrite(
    (answer: 'accept' | 'decline') =>
      request(answer === 'accept' ? acceptInvitation : declineInvitation, { params: { id } }),
    {
      done: (_data, answer) => t(answer === 'accept' ? 'accepted' : 'declined'),
      onSettled: refresh,
    },
  );
  return (
    <>
      <Button
        size="small"
        loading={isPending && intent === 'accept'}
        paused={isPending}
        onClick={() => void send('accept')}
      >
        {t('accept')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        loading={isPending && intent === 'decline'}
        paused={isPending}
        onClick={() => void send('decline')}
      >
        {t('decline')}
      </Button>
    </>
  );
}

function Quit({ workplace: { membership_id: id } }: { readonly workplace: Workplace }) {
  const t = useT();
  const { dialogs } = useShell();
  const write = useWrite(quitJob, {
    done: t('quit_done'),
    failed: ({ code }) => (code in LEFT_BEHIND ? null : undefined),
    onSettled: refresh,
  });
  async function quit(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('quit_ask'),
      text: t('quit_text'),
      okLabel: t('quit'),
      danger: true,
    });
    if (!isSure) return;
    const leaves: { leaves_deliveries?: true; leaves_cash?: true } = {};
    // Deliveries first, then cash: each is left behind knowingly.
    for (;;) {
      const answer = await write.send({ params: { id }, body: leaves });
      const flag = answer && !answer.ok && LEFT_BEHIND[answer.error.code];
      if (!flag || flag in leaves) return;
      const isSureAgain = await dialogs.confirm({
        title: t(flag === 'leaves_cash' ? 'cash_ask' : 'deliveries_ask'),
        text: answer.error.message,
        okLabel: t('leave_anyway'),
        danger: true,
      });
      if (!isSureAgain) return;
      leaves[flag] = true;
    }
  }
  return (
    <Danger kind="quiet" size="small" loading={write.isPending} onClick={() => void quit()}>
      {t('quit')}
    </Danger>
  );
}

type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

function refresh(_intent: unknown, queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listWorkplaces, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one') });
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Name = styled.p`
  display: grid;
  flex: 1 1 10em;
  min-width: 0;

  strong {
    font: ${type.title3};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Danger = styled(Button)`
  color: ${color.danger};
`;
