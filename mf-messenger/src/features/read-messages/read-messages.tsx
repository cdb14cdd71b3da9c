import { useEffect } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Panes, useHasPanes } from '@karavan/shared-ui/panes';
import { EmptyState } from '@karavan/shared-ui/states';
import { ReceivedMessages } from './received-messages.tsx';
import { SenderList } from './sender-list.tsx';
import { useT, withMessagesTexts } from './translation.ts';

interface ReadMessagesProps {
  /** Whose messages are open; null for the list alone. */
  readonly organizationId: number | null;
}

/** What followed organizations have written: who has, and beside it or instead what one of them has. */
export const ReadMessages = withMessagesTexts(Messages, <PageSkeleton />);

function Messages({ organizationId }: ReadMessagesProps) {
  const t = useT();
  const { header } = useShell();
  const hasPanes = useHasPanes();
  const isList = organizationId === null || hasPanes;
  useEffect(() => {
    if (isList) header.set({ title: t('title'), backTo: '/messenger' });
  }, [header, isList, t]);
  return (
    <>
      {isList && <h1 className="visually-hidden">{t('title')}</h1>}
      <Panes
        label={t('title')}
        list={<SenderList openId={organizationId} />}
        detail={
          organizationId === null ? null : (
            <ReceivedMessages key={organizationId} organizationId={organizationId} />
          )
        }
        detailKey={organizationId ?? undefined}
        placeholder={<EmptyState scene="chats" title={t('choose')} text={t('choose_text')} />}
      />
    </>
  );
}
