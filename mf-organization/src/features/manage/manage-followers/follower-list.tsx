import { listFollowers } from '@karavan/shared-api/client/followers';
import type { Follower, FollowerStatus } from '@karavan/shared-api/contract/followers';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { lazily } from '@karavan/shared-ui/lazily';
import { EmptyState } from '@karavan/shared-ui/states';
import { size } from '@karavan/shared-ui/tokens';
import { usePersonAction } from './followers-query.ts';
import { PersonRow } from './person-row.tsx';
import { useT } from './translation.ts';

/** Menus are heavy, and few rows need theirs. */
const FollowerMenu = lazily(
  async () =>
    (await import(/* webpackChunkName: "follower-menu" */ './follower-menu.tsx')).FollowerMenu,
  <span style={{ width: size.touch }} />,
);

interface FollowerListProps {
  readonly organizationId: number;
  readonly status: FollowerStatus;
  readonly query: { readonly search?: string };
}

/** The people of one status, with what can be done with each. */
export function FollowerList({ organizationId, status, query }: FollowerListProps) {
  const t = useT();
  const { key } = useLocation();
  const followers = useEndlessList(listFollowers, {
    params: { id: organizationId },
    query: { ...query, status },
  });
  return (
    <EndlessView
      list={followers}
      label={t(`people_${status}`)}
      keyOf={({ id }) => id}
      positionKey={key + status}
      empty={
        query.search === undefined ? (
          <EmptyState title={t(`no_${status}`)} text={t(`no_${status}_text`)} />
        ) : (
          <EmptyState title={t('nobody_found')} />
        )
      }
    >
      {(follower) => <Row organizationId={organizationId} follower={follower} />}
    </EndlessView>
  );
}

interface RowProps {
  readonly organizationId: number;
  readonly follower: Follower;
}

function Row({ organizationId, follower }: RowProps) {
  const { id: userId, status, created_at } = follower;
  const t = useT();
  const { dialogs } = useShell();
  const act = usePersonAction(organizationId);
  const name = follower.full_name || t('anonymous');
  const accept = () => act({ action: 'accept', userId, done: t('accepted', { name }) });
  const decline = () => act({ action: 'decline', userId, done: t('declined', { name }) });
  async function block(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('block_question', { name }),
      text: t('block_text'),
      okLabel: t('block'),
      danger: true,
    });
    if (isSure) act({ action: 'block', userId, done: t('blocked', { name }) });
  }
  return (
    <PersonRow person={follower} label={t(`since_${status}`)} since={created_at}>
      {status !== 'accepted' && (
        <Button size="small" aria-label={t('accept_named', { name })} onClick={accept}>
          {t('accept')}
        </Button>
      )}
      {status === 'requested' && (
        <Button
          size="small"
          kind="secondary"
          aria-label={t('decline_named', { name })}
          onClick={decline}
        >
          {t('decline')}
        </Button>
      )}
      <FollowerMenu
        name={name}
        remove={
          status === 'accepted'
            ? () => act({ action: 'remove', userId, done: t('removed', { name }) })
            : undefined
        }
        block={() => void block()}
      />
    </PersonRow>
  );
}
