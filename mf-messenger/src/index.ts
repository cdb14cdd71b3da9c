import { defineRemote } from '@karavan/shared-api/remote';

/** Conversations and the notification inbox. */
export default defineRemote({
  id: 'mf-messenger',
  contract: '^1.0.0',
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
