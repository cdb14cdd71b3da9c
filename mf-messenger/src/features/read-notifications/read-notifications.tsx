import { useEffect } from 'react';
import styled from 'styled-components';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { NotificationCard } from './notification-card.tsx';

/** The inbox; opening it marks everything as seen. */
export function ReadNotifications() {
  const t = useT();
  const { api, events, header } = useShell();
  const notifications = useEndlessList(listNotifications, {});
  useEffect(() => header.set({ title: t('notifications_title') }), [header, t]);
  useEffect(() => {
    void api
      .call(resetNotificationCount, {})
      .then((answer) => answer.ok && events.emit('notifications.changed', {}));
  }, [api, events]);

  if (notifications.status === 'loading') return <PageSkeleton label={t('loading')} />;
  if (notifications.status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failed_text')}
        action={{ label: t('try_again'), run: notifications.retry }}
      />
    );
  }
  if (notifications.items.length === 0) {
    return <EmptyState title={t('notifications_empty')} text={t('notifications_empty_text')} />;
  }
  return (
    <Column>
      <h1 className="visually-hidden">{t('notifications_title')}</h1>
      <List>
        {notifications.items.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </List>
      {(notifications.hasMore || notifications.error) && (
        <Button
          kind="secondary"
          wide
          loading={notifications.isLoadingMore}
          onClick={notifications.error ? notifications.retry : notifications.loadMore}
        >
          {notifications.error ? t('try_again') : t('show_more')}
        </Button>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[3]};

  ${media.wide} {
    padding: ${space[5]} 0;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;
