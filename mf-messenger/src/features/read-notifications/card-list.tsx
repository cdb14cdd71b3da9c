import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT as useRemoteT } from '../../shared/translation.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { NotificationCard } from './notification-card.tsx';
import { useT } from './translation.ts';
import { useInboxFilter } from './use-inbox-filter.ts';

/** The cards of the inbox, newest first. */
export function CardList({ inbox }: { readonly inbox: EndlessList<Notification> }) {
  const t = useT();
  const title = useRemoteT()('notifications_title');
  const { key } = useLocation();
  const { filter, isNarrowed, reset } = useInboxFilter();
  const isWithout = !isNarrowed && inbox.status === 'ready' && inbox.items.length === 0;

  return (
    <>
      {!isWithout && <InboxFilters />}
      <EndlessView
        list={inbox}
        label={title}
        keyOf={({ id }) => id}
        gap={8}
        positionKey={isNarrowed ? `${key} ${JSON.stringify(filter)}` : key}
        empty={
          isNarrowed ? (
            <EmptyState
              scene="search"
              title={t('filter_nothing')}
              text={t('filter_nothing_text')}
              action={{ label: t('filter_nothing_all'), run: reset }}
            />
          ) : (
            <NothingYet />
          )
        }
      >
        {(notification) => <NotificationCard notification={notification} />}
      </EndlessView>
    </>
  );
}

function NothingYet() {
  const t = useRemoteT();
  return (
    <EmptyState
      scene="notifications"
      title={t('notifications_empty')}
      text={t('notifications_empty_text')}
    />
  );
}
