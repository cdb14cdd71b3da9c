import { defineOverlay, defineRemote } from '@karavan/shared-api/remote';

/** What couriers work with. */
export default defineRemote({
  id: 'mf-delivery',
  contract: '^2.0.0',
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
    {
      name: 'history',
      path: '/delivery/history',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-history" */ './pages/history.page.tsx'))
          .historyPage,
    },
    {
      name: 'receipt',
      path: '/delivery/receipt/:receiptID',
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
      'courier_delivery',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-courier_delivery" */ './features/offer-delivery/courier-delivery.overlay.tsx'
          )
        ).CourierDeliveryOverlay,
    ),
  ],
});
