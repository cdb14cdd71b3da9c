import { defineOverlay, defineRemote } from '@karavan/shared-api/remote';

/** Discover: posts of all organizations. */
export default defineRemote({
  id: 'mf-feed',
  contract: '^2.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'search',
      path: '/home/search',
      access: 'public',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-search" */ './pages/search.page.tsx')).searchPage,
    },
    {
      name: 'posts',
      path: '/home/posts/:catID?',
      access: 'public',
      nav: true,
      ssr: true,
      load: async () =>
        (await import(/* webpackChunkName: "page-posts" */ './pages/posts.page.tsx')).postsPage,
    },
    {
      name: 'subscribed-posts',
      path: '/subscriptions/posts',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-subscribed-posts" */ './pages/subscribed-posts.page.tsx'
          )
        ).subscribedPostsPage,
    },
    {
      name: 'subscribed-organizations',
      path: '/subscriptions/organizations',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-subscribed-organizations" */ './pages/subscribed-organizations.page.tsx'
          )
        ).subscribedOrganizationsPage,
    },
    {
      name: 'liked',
      path: '/liked',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-liked" */ './pages/liked.page.tsx')).likedPage,
    },
    {
      name: 'saved',
      path: '/saved',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-saved" */ './pages/saved.page.tsx')).savedPage,
    },
    {
      name: 'saved-folder',
      path: '/saved/:id',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-saved-folder" */ './pages/saved-folder.page.tsx'))
          .savedFolderPage,
    },
    {
      name: 'edit-folder',
      path: '/saved/:id/edit',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-edit-folder" */ './pages/edit-folder.page.tsx'))
          .editFolderPage,
    },
    {
      name: 'remove-items',
      path: '/saved/:id/items-deletion',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-remove-items" */ './pages/remove-items.page.tsx'))
          .removeItemsPage,
    },
    {
      name: 'own-comments',
      path: '/comments',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-own-comments" */ './pages/own-comments.page.tsx'))
          .ownCommentsPage,
    },
    {
      name: 'discussion',
      path: '/comments/post/:id',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-discussion" */ './pages/discussion.page.tsx'))
          .discussionPage,
    },
  ],
  overlays: [
    defineOverlay(
      'add_folder',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-add_folder" */ './features/keep-posts/add-folder.tsx'
          )
        ).AddFolder,
    ),
  ],
});
