import { definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** Conversations and the notification inbox. */
export default defineRemote({
  id: 'mf-messenger',
  contract: '^3.17.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    chats: { path: '/messenger' },
    chat: { path: '/messenger/chat/:id', nav: false },
    'organization-chat': { path: '/messenger/organization/:id', nav: false },
    search: { path: '/messenger/search', nav: false },
    forward: { path: '/messenger/forward' },
    messages: { path: '/messages' },
    notifications: { path: '/notifications' },
  }),
  overlays: [],
  async resume(shell, queries) {
    const { resumeOutbox } = await import(
      /* webpackChunkName: "outbox" */ './shared/outbox/use-outbox.ts'
    );
    resumeOutbox(shell, queries);
  },
});
