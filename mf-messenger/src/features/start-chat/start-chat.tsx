import { useCallback, useEffect } from 'react';
import { openChat } from '@karavan/shared-api/client/messenger';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { orderIn } from '../../shared/subject-of-chat.ts';
import { useT } from '../../shared/translation.ts';

interface StartChatProps {
  readonly organizationId: number;
  /** The query of the address, which may name an item or an order to talk about. */
  readonly query: string;
}

/** Opens a conversation with an organization, or with its client, creating it if necessary. */
export function StartChat({ organizationId, query }: StartChatProps) {
  const t = useT();
  const { header, navigator } = useShell();
  const { send, error } = useWrite(openChat, {
    failed: () => null,
    // Replaces this page, so that back leads to where the person came from.
    onSuccess: ({ id }) => navigator.replace(`/messenger/chat/${id}${query}`),
  });
  useEffect(() => header.set({ title: t('chat'), backTo: '/messenger' }), [header, t]);
  const start = useCallback(() => {
    const order = orderIn(query);
    void send({
      body: { organization_id: organizationId, ...(order !== null && { order_id: order }) },
    });
  }, [send, organizationId, query]);
  useEffect(start, [start]);
  return (
    <>
      <h1 className="visually-hidden">{t('chat')}</h1>
      {view()}
    </>
  );

  function view() {
    const toChats = { label: t('to_chats'), run: () => navigator.replace('/messenger') };
    switch (error?.status) {
      case undefined:
        return <PageSkeleton />;
      case 409:
        return (
          <EmptyState
            scene="organizations"
            title={t('own_organization')}
            text={t('own_organization_text')}
            action={toChats}
          />
        );
      default:
        return (
          <LoadFailure
            error={error}
            gone={
              <EmptyState
                scene="gone"
                title={t('organization_missing')}
                text={t('organization_missing_text')}
                action={toChats}
              />
            }
            retry={start}
          />
        );
    }
  }
}
