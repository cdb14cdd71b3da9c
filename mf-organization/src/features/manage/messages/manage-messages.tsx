import { useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import styled from 'styled-components';
import { listOrganizationMessages } from '@karavan/shared-api/client/organization-messages';
import type { Workplace } from '@karavan/shared-api/management';
import { useEndlessList } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { MessageForm } from './lazy-message-form.tsx';
import { SentCard } from './sent-card.tsx';
import { useT, withMessagesTexts } from './translation.ts';

interface ManageMessagesProps {
  readonly organizationId: number;
}

/** What an organization has written to its followers, and the form for more. */
export const ManageMessages = withMessagesTexts(
  ({ organizationId }: ManageMessagesProps) => (
    <Managed organizationId={organizationId} section="messages">
      {(workplace) => <Messages organizationId={organizationId} workplace={workplace} />}
    </Managed>
  ),
  <PageSkeleton />,
);

interface MessagesProps extends ManageMessagesProps {
  readonly workplace: Workplace;
}

function Messages({ organizationId, workplace }: MessagesProps) {
  const t = useT();
  // What was sent leaves an empty form behind.
  const [round, setRound] = useState(0);
  const sent = useEndlessList(listOrganizationMessages, { params: { id: organizationId } });
  return (
    <Root>
      <Chats to="/messenger">
        <MessagesSquare size={20} aria-hidden />
        {t('to_chats')}
      </Chats>
      <MessageForm
        key={round}
        organizationId={organizationId}
        workplace={workplace}
        onSent={() => setRound(round + 1)}
      />
      <section aria-labelledby="sent-messages">
        <Heading id="sent-messages">{t('sent')}</Heading>
        <EndlessView
          list={sent}
          keyOf={({ id }) => id}
          gap={12}
          label={t('sent')}
          positionKey={`sent-messages-${organizationId}`}
          empty={<EmptyState scene="chats" title={t('empty')} text={t('empty_text')} />}
        >
          {(message) => <SentCard organizationId={organizationId} message={message} />}
        </EndlessView>
      </section>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: 680px;
`;

const Chats = styled(Link)`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accent};
  font: ${type.label};
`;

const Heading = styled.h2`
  padding-bottom: ${space[3]};
  font: ${type.title3};
`;
