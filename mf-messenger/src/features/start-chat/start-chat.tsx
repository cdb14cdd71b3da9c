import { useEffect } from 'react';
import { openChat } from '@karavan/shared-api/client/messenger';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useT } from '../../shared/translation.ts';

interface StartChatProps {
  readonly organizationId: number;
  /** The query of the address, which may name an item to ask about. */
  readonly query: string;
}

/** Opens the person's conversation with an organization, creating it if necessary. */
export function StartChat({ organizationId, query }: StartChatProps) {
  const t = useT();
  const { header, navigator } = useShell();
  const { send, error } = useWrite(openChat, {
    failed: () => null,
    // Replaces this page, so that back leads to where the person came from.
    onSuccess: ({ id }) => navigator.replace(`/messenger/chat/${id}${query}`),
  });
  useEffect(() => header.set({ title: t('chat'), backTo: '/messenger' }), [header, t]);
  useEffect(() => {
    void send({ body: { organization_id: organizationId } });
  }, [send, organizationId]);
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
                title={t('organization_missing')}
                text={t('organization_missing_text')}
                action={toChats}
              />
            }
            retry={() => void send({ body: { organization_id: organizationId } })}
          />
        );
    }
  }
}
