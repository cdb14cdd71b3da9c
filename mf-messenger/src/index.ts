import { defineRemote } from '@karavan/shared-api/remote';

/** Conversations and the notification inbox. */
export default defineRemote({
  id: 'mf-messenger',
  contract: '^2.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'chats',
      path: '/messenger',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-chats" */ './pages/chats.page.tsx')).chatsPage,
    },
    {
      name: 'chat',
      path: '/messenger/chat/:id',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-chat" */ './pages/chat.page.tsx')).chatPage,
    },
    {
      name: 'organization-chat',
      path: '/messenger/organization/:id',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-organization-chat" */ './pages/organization-chat.page.tsx'
          )
        ).organizationChatPage,
    },
    {
      name: 'notifications',
      path: '/notifications',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-notifications" */ './pages/notifications.page.tsx'
          )
        ).notificationsPage,
    },
  ],
  overlays: [],
});
