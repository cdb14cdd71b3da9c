/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  search: () => import(/* webpackChunkName: "page-search" */ './pages/search.page.tsx'),
  posts: () => import(/* webpackChunkName: "page-posts" */ './pages/posts.page.tsx'),
  'home-organizations': () =>
    import(/* webpackChunkName: "page-home-organizations" */ './pages/home-organizations.page.tsx'),
  'home-partners': () =>
    import(/* webpackChunkName: "page-home-partners" */ './pages/home-partners.page.tsx'),
  partner: () => import(/* webpackChunkName: "page-partner" */ './pages/partner.page.tsx'),
  'home-services': () =>
    import(/* webpackChunkName: "page-home-services" */ './pages/home-services.page.tsx'),
  'home-promotions': () =>
    import(/* webpackChunkName: "page-home-promotions" */ './pages/home-promotions.page.tsx'),
  promotion: () => import(/* webpackChunkName: "page-promotion" */ './pages/promotion.page.tsx'),
  'organizations-map': () =>
    import(/* webpackChunkName: "page-organizations-map" */ './pages/organizations-map.page.tsx'),
  service: () => import(/* webpackChunkName: "page-service" */ './pages/service.page.tsx'),
  'subscribed-posts': () =>
    import(/* webpackChunkName: "page-subscribed-posts" */ './pages/subscribed-posts.page.tsx'),
  'subscribed-organizations': () =>
    import(
      /* webpackChunkName: "page-subscribed-organizations" */ './pages/subscribed-organizations.page.tsx'
    ),
  liked: () => import(/* webpackChunkName: "page-liked" */ './pages/liked.page.tsx'),
  saved: () => import(/* webpackChunkName: "page-saved" */ './pages/saved.page.tsx'),
  'saved-folder': () =>
    import(/* webpackChunkName: "page-saved-folder" */ './pages/saved-folder.page.tsx'),
  'shared-folder': () =>
    import(/* webpackChunkName: "page-shared-folder" */ './pages/shared-folder.page.tsx'),
  'edit-folder': () =>
    import(/* webpackChunkName: "page-edit-folder" */ './pages/edit-folder.page.tsx'),
  'remove-items': () =>
    import(/* webpackChunkName: "page-remove-items" */ './pages/remove-items.page.tsx'),
  muted: () => import(/* webpackChunkName: "page-muted" */ './pages/muted.page.tsx'),
  'own-comments': () =>
    import(/* webpackChunkName: "page-own-comments" */ './pages/own-comments.page.tsx'),
  discussion: () => import(/* webpackChunkName: "page-discussion" */ './pages/discussion.page.tsx'),
};
