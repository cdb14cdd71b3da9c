import { defineRemote } from '@karavan/shared-api/remote';

/** Discover: posts of all organizations. */
export default defineRemote({
  id: 'mf-feed',
  contract: '^1.0.0',
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
  ],
  overlays: [],
});
