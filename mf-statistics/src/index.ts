import { defineRemote } from '@karavan/shared-api/remote';

/** What staff see of their organization’s business. */
export default defineRemote({
  id: 'mf-statistics',
  contract: '^2.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'orders',
      path: '/statistics/orders',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-orders" */ './pages/orders.page.tsx')).ordersPage,
    },
    {
      name: 'rent',
      path: '/statistics/rent',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-rent" */ './pages/orders.page.tsx')).rentPage,
    },
    {
      name: 'events',
      path: '/statistics/events',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-events" */ './pages/orders.page.tsx')).eventsPage,
    },
  ],
  overlays: [],
});
