import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  getMessageSubscription,
  listSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import type { MessageSubscription } from '@karavan/shared-api/contract/organization-messages';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { useHasPanes } from '@karavan/shared-ui/panes';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color, space } from '@karavan/shared-ui/tokens';
import { useNewMessages } from '../../shared/use-new-messages.ts';
import { MessageCard } from './message-card.tsx';
import { MuteSwitch } from './mute-switch.tsx';
import { useT } from './translation.ts';
import { useMarkRead } from './use-mark-read.ts';

interface ReceivedMessagesProps {
  readonly organizationId: number;
}

/** What one organization has written to whoever follows it. */
export function ReceivedMessages({ organizationId }: ReceivedMessagesProps) {
  const t = useT();
  const { header, navigator } = useShell();
  const hasPanes = useHasPanes();
  const subscription = useEndpoint(getMessageSubscription, { params: { id: organizationId } });
  const title = subscription.data?.organization.title ?? t('title');
  useEffect(() => {
    if (!hasPanes) header.set({ title, backTo: '/messages' });
  }, [header, hasPanes, title]);
  return (
    <>
      {!hasPanes && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView
        query={subscription}
        skeleton={<PageSkeleton />}
        failure={{
          gone: (
            <EmptyState
              scene="closed"
              title={t('not_following')}
              text={t('not_following_text')}
              action={{
                label: t('to_organization'),
                run: () => navigator.push(`/organizations/${organizationId}`),
              }}
            />
          ),
        }}
      >
        {(data) => <Messages subscription={data} />}
      </AsyncView>
    </>
  );
}

function Messages({ subscription }: { readonly subscription: MessageSubscription }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { organization, is_muted: isMuted } = subscription;
  const messages = useEndlessList(listSubscriptionMessages, { params: { id: organization.id } });
  useNewMessages(() => {
    if (messages.status === 'ready') void messages.refresh();
  });
  useMarkRead(organization.id, messages.items[0]?.id);
  return (
    <>
      <Top>
        <Link to={`/organizations/${organization.id}`}>
          <OrganizationLine organization={organization} size={44}>
            <Detail>{t('to_organization')}</Detail>
          </OrganizationLine>
        </Link>
        <MuteSwitch organizationId={organization.id} isMuted={isMuted} />
      </Top>
      <Content>
        {messages.status === 'loading' && <PageSkeleton />}
        {messages.status === 'error' && (
          <LoadFailure error={messages.error} retry={messages.retry} />
        )}
        {messages.status === 'ready' && messages.items.length === 0 && (
          <EmptyState scene="chats" title={t('nothing_yet')} text={t('nothing_yet_text')} />
        )}
        {messages.items.length > 0 && (
          <>
            <List aria-label={t('messages_of', { title: organization.title })}>
              {messages.items.map((message) => (
                <li key={message.id}>
                  <MessageCard message={message} locale={locale} now={now} />
                </li>
              ))}
            </List>
            <MoreButton list={messages} />
          </>
        )}
      </Content>
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding: ${space[4]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
