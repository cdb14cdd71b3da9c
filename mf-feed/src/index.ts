import { defineOverlay, definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** Discover: posts of all organizations. */
export default defineRemote({
  id: 'mf-feed',
  contract: '^3.17.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    search: { path: '/home/search', access: 'public', nav: false, ssr: true },
    posts: { path: '/home/posts/:catID?', access: 'public', ssr: true },
    'home-organizations': { path: '/home/organizations', access: 'public', ssr: true },
    'home-partners': { path: '/home/partners', access: 'public', ssr: true },
    partner: { path: '/home/partners/:partnerID/:section?', access: 'public', ssr: true },
    'home-services': { path: '/home/services', access: 'public', ssr: true },
    'home-promotions': { path: '/home/promotions', access: 'public', ssr: true },
    promotion: { path: '/promotions/:id', access: 'public', ssr: true },
    'organizations-map': { path: '/organizations-map/:serviceID', access: 'public' },
    service: { path: '/services/:serviceID', access: 'public', ssr: true },
    'subscribed-posts': { path: '/subscriptions/posts' },
    'subscribed-organizations': { path: '/subscriptions/organizations' },
    liked: { path: '/liked' },
    saved: { path: '/saved' },
    'saved-folder': { path: '/saved/:id' },
    'shared-folder': { path: '/saved/shared/:secret', access: 'public' },
    'edit-folder': { path: '/saved/:id/edit', nav: false },
    'remove-items': { path: '/saved/:id/items-deletion' },
    muted: { path: '/muted' },
    'own-comments': { path: '/comments' },
    discussion: { path: '/comments/post/:id', nav: false },
  }),
  overlays: [
    defineOverlay(
      'add_folder',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-add_folder" */ './features/save-posts/add-folder.tsx'
          )
        ).AddFolder,
    ),
    defineOverlay(
      'feed_filters',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-feed_filters" */ './features/filter-feed/feed-filters.tsx'
          )
        ).FeedFilters,
    ),
  ],
});
