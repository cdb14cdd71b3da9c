import { defineRemote } from '@karavan/shared-api/remote';

/** Organizations and their business. */
export default defineRemote({
  id: 'mf-organization',
  contract: '^2.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'organization',
      path: '/organizations/:id',
      access: 'public',
      nav: true,
      ssr: true,
      load: async () =>
        (await import(/* webpackChunkName: "page-organization" */ './pages/organization.page.tsx'))
          .organizationPage,
    },
  ],
  overlays: [],
});
