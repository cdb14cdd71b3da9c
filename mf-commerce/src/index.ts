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
    {
      name: 'carts',
      path: '/carts',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-carts" */ './pages/carts.page.tsx')).cartsPage,
    },
    {
      name: 'cart',
      path: '/carts/:id',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-cart" */ './pages/cart.page.tsx')).cartPage,
    },
    {
      name: 'receipts',
      path: '/receipts',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-receipts" */ './pages/receipts.page.tsx'))
          .receiptsPage,
    },
    {
      name: 'receipt',
      path: '/receipts/:id',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-receipt" */ './pages/receipt.page.tsx'))
          .receiptPage,
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
