import { Users } from 'lucide-react';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { OrganizationRow } from './organization-row.tsx';
import { SubscriptionsFrame } from './subscriptions-frame.tsx';
import { useSubscriptionsT } from './translation.ts';
import { useSubscriptions } from './use-subscriptions.ts';

/** Everybody whom the person follows. */
export function SubscribedOrganizations() {
  return (
    <SubscriptionsFrame>
      <Organizations />
    </SubscriptionsFrame>
  );
}

function Organizations() {
  const t = useSubscriptionsT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const organizations = useSubscriptions();
  if (organizations.status === 'loading') return <Waiting />;
  if (organizations.status === 'error') return <ErrorState action={{ run: organizations.retry }} />;
  if (organizations.items.length === 0) {
    return (
      <EmptyState
        title={t('organizations_empty')}
        text={t('follow_hint')}
        picture={<Users size={32} strokeWidth={1.75} />}
        action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
      />
    );
  }
  return (
    <VirtualList
      label={t('organizations')}
      items={organizations.items}
      keyOf={({ id }) => id}
      positionKey={key}
      hasMore={organizations.hasMore}
      isLoadingMore={organizations.isLoadingMore}
      onEndReached={organizations.loadMore}
      footer={
        <>
          {organizations.isLoadingMore && <Waiting />}
          {organizations.error && (
            <Button kind="secondary" wide onClick={organizations.retry}>
              {t('try_again')}
            </Button>
          )}
        </>
      }
    >
      {(organization) => <OrganizationRow organization={organization} />}
    </VirtualList>
  );
}

const Waiting = () => (
  <Loading>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </Loading>
);
