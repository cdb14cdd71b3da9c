import { useEffect } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { Loading, PageSkeleton, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { useT } from '../../shared/translation.ts';
import { NotificationCard } from './notification-card.tsx';
import { useInbox } from './use-inbox.ts';

/** The inbox; opening it marks everything as seen. */
export function ReadNotifications() {
  const t = useT();
  const { header } = useShell();
  const inbox = useInbox();
  useEffect(() => header.set({ title: t('notifications_title') }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('notifications_title')}</h1>
      <PullToRefresh onRefresh={inbox.refresh} />
      <Notifications inbox={inbox} />
    </Column>
  );
}

function Notifications({ inbox }: { readonly inbox: ReturnType<typeof useInbox> }) {
  const t = useT();
  const { key } = useLocation();
  if (inbox.status === 'loading') return <PageSkeleton label={t('loading')} />;
  if (inbox.status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failed_text')}
        action={{ label: t('try_again'), run: inbox.retry }}
      />
    );
  }
  if (inbox.items.length === 0) {
    return <EmptyState title={t('notifications_empty')} text={t('notifications_empty_text')} />;
  }
  return (
    <VirtualList
      label={t('notifications_title')}
      items={inbox.items}
      keyOf={({ id }) => id}
      gap={8}
      positionKey={key}
      hasMore={inbox.hasMore}
      isLoadingMore={inbox.isLoadingMore}
      onEndReached={inbox.loadMore}
      footer={
        <>
          {inbox.isLoadingMore && (
            <Loading label={t('loading')}>
              <SkeletonRow />
            </Loading>
          )}
          {inbox.error && (
            <Button kind="secondary" wide onClick={inbox.retry}>
              {t('try_again')}
            </Button>
          )}
        </>
      }
    >
      {(notification) => <NotificationCard notification={notification} />}
    </VirtualList>
  );
}

const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[3]};

  ${media.wide} {
    padding: ${space[5]} 0;
  }
`;
