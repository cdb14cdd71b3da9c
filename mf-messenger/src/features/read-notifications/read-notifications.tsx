import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { color, fontSize, media, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { notificationTone } from './notification-tone.ts';

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

function NotificationCard({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { organization } = notification;
  const orderId = notification.extra_data['transaction_id'];
  return (
    <Card data-tone={notificationTone(notification.type)}>
      <Avatar
        name={organization?.title ?? notification.description}
        src={organization?.image?.medium ?? notification.sender?.avatar ?? null}
        size={44}
        shape={organization ? 'organization' : 'person'}
      />
      <div>
        <Title>
          {typeof orderId === 'number' ? (
            <Link to={`/receipts/${orderId}`}>{notification.title}</Link>
          ) : (
            notification.title
          )}
        </Title>
        <p>{notification.description}</p>
        <Time>
          <RelativeTime
            date={notification.created_at}
            locale={locale}
            now={now}
            justNow={t('just_now')}
          />
        </Time>
      </div>
    </Card>
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

const Card = styled.li`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-left: 4px solid ${color.blue};
  border-radius: ${radius.medium};
  background: ${color.surface};

  &[data-tone='positive'] {
    border-color: ${color.green};
  }

  &[data-tone='pending'] {
    border-color: ${color.warning};
  }

  &[data-tone='negative'] {
    border-color: ${color.red};
  }
`;

const Title = styled.p`
  font-weight: ${weight.medium};
`;

const Time = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
`;
