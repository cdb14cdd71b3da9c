/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  chats: () => import(/* webpackChunkName: "page-chats" */ './pages/chats.page.tsx'),
  chat: () => import(/* webpackChunkName: "page-chat" */ './pages/chat.page.tsx'),
  'organization-chat': () =>
    import(/* webpackChunkName: "page-organization-chat" */ './pages/organization-chat.page.tsx'),
  search: () => import(/* webpackChunkName: "page-search" */ './pages/search.page.tsx'),
  forward: () => import(/* webpackChunkName: "page-forward" */ './pages/forward.page.tsx'),
  messages: () => import(/* webpackChunkName: "page-messages" */ './pages/messages.page.tsx'),
  notifications: () =>
    import(/* webpackChunkName: "page-notifications" */ './pages/notifications.page.tsx'),
};
