import { useState } from 'react';
import { listMessageSenders } from '@karavan/shared-api/client/organization-messages';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { useNewMessages } from '../../shared/use-new-messages.ts';
import { SenderRow } from './sender-row.tsx';
import { useT } from './translation.ts';

/** The organizations that have written, the latest first. */
export function SenderList({ openId }: { readonly openId: number | null }) {
  const t = useT();
  const { navigator } = useShell();
  const [now] = useState(Date.now);
  const senders = useEndlessList(listMessageSenders, {});
  useNewMessages(() => {
    if (senders.status === 'ready') void senders.refresh();
  });
  return (
    <EndlessView
      list={senders}
      keyOf={({ id }) => id}
      label={t('title')}
      positionKey="message-senders"
      empty={
        <EmptyState
          scene="chats"
          title={t('empty')}
          text={t('empty_text')}
          action={{ label: t('to_organizations'), run: () => navigator.push('/home/posts') }}
        />
      }
    >
      {(sender) => <SenderRow sender={sender} isOpen={sender.id === openId} now={now} />}
    </EndlessView>
  );
}
