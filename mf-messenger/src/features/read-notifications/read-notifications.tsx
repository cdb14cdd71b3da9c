import { useEffect } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { withCardTexts } from './translation.ts';
import { useInbox } from './use-inbox.ts';

const loadCards = async () =>
  (await import(/* webpackChunkName: "notification-cards" */ './card-list.tsx')).CardList;
// Beside their texts and what they show, not after them; a failure is met when they are shown.
loadCards().catch(() => undefined);

const Cards = withCardTexts(
  lazily(loadCards, <PageSkeleton />, (run) => {
    run();
    return () => undefined;
  }),
  <PageSkeleton />,
);

/** The notification inbox; opening it marks everything as seen. */
export function ReadNotifications() {
  const t = useT();
  const { header } = useShell();
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

const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[3]};

  ${media.wide} {
    padding: ${space[5]} 0;
  }
`;
