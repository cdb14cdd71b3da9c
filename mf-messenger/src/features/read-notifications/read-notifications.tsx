import { useEffect } from 'react';
import styled from 'styled-components';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { EndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { NotificationCard } from './notification-card.tsx';
import { withCardTexts } from './translation.ts';
import { useInbox } from './use-inbox.ts';

/** The notification inbox; opening it marks everything as seen. */
export function ReadNotifications() {
  const t = useT();
  const { header } = useShell();
  // Asked for while the texts load.
  const inbox = useInbox();
  useEffect(() => header.set({ title: t('notifications_title') }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('notifications_title')}</h1>
      <PullToRefresh onRefresh={inbox.refresh} />
      <Cards inbox={inbox} />
    </Column>
  );
}

const Cards = withCardTexts(CardList, <PageSkeleton />);

function CardList({ inbox }: { readonly inbox: EndlessList<Notification> }) {
  const t = useT();
  const { key } = useLocation();
  return (
    <EndlessView
      list={inbox}
      label={t('notifications_title')}
      keyOf={({ id }) => id}
      gap={8}
      positionKey={key}
      empty={<EmptyState title={t('notifications_empty')} text={t('notifications_empty_text')} />}
    >
      {(notification) => <NotificationCard notification={notification} />}
    </EndlessView>
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
