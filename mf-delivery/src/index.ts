import { defineRemote } from '@karavan/shared-api/remote';

/** What couriers work with. */
export default defineRemote({
  id: 'mf-delivery',
  contract: '^1.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'available',
      path: '/delivery/available',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-available" */ './pages/available.page.tsx'))
          .availablePage,
    },
  ],
  overlays: [],
});
