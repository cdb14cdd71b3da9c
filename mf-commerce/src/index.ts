import { defineOverlay, defineRemote } from '@karavan/shared-api/remote';

/** Items, carts and payment. */
export default defineRemote({
  id: 'mf-commerce',
  contract: '^1.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: [
    {
      name: 'item',
      path: '/p/:id',
      access: 'public',
      nav: true,
      ssr: true,
      load: async () =>
        (await import(/* webpackChunkName: "page-item" */ './pages/item.page.tsx')).itemPage,
    },
  ],
  overlays: [
    defineOverlay(
      'product_complain',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-product_complain" */ './features/complain/complaint-form.tsx'
          )
        ).ComplaintForm,
    ),
  ],
});
