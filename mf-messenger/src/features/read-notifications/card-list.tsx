import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { NotificationCard } from './notification-card.tsx';

/** The cards of the inbox, newest first. */
export function CardList({ inbox }: { readonly inbox: EndlessList<Notification> }) {
  const t = useT();
  const { key } = useLocation();
  return (
    <EndlessView
      list={inbox}
      label={t('notifications_title')}
      keyOf={({ id }) => id}
      gap={8}
      positionKey={key}
      empty={
        <EmptyState
          scene="notifications"
          title={t('notifications_empty')}
          text={t('notifications_empty_text')}
        />
      }
    >
      {(notification) => <NotificationCard notification={notification} />}
    </EndlessView>
  );
}
