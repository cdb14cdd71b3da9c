import { useEffect } from 'react';
import { useShell, type PageModule } from '@karavan/shared-api/remote';
import { Panes } from '@karavan/shared-ui/panes';
import { EmptyState } from '@karavan/shared-ui/states';
import { ListChats } from '../features/list-chats/list-chats.tsx';
import { useT } from '../shared/translation.ts';

function Chats() {
  const t = useT();
  const { header } = useShell();
  useEffect(() => header.set({ title: t('chats_title') }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('chats_title')}</h1>
      <Panes
        fills
        label={t('chats_title')}
        list={<ListChats />}
        detail={null}
        placeholder={
          <EmptyState scene="chats" title={t('choose_chat')} text={t('choose_chat_text')} />
        }
      />
    </>
  );
}

/** /messenger: conversations. */
export const page: PageModule = { Component: Chats };
