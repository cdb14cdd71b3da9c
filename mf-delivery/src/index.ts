import { defineOverlay, definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** The courier's pages, and those of the service that they work for. */
export default defineRemote({
  id: 'mf-delivery',
  contract: '^3.17.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    available: { path: '/delivery/available' },
    cash: { path: '/delivery/cash' },
    earnings: { path: '/delivery/earnings' },
    history: { path: '/delivery/history' },
    service: { path: '/organizations/:id/manage/deliveries', nav: false },
    receipt: { path: '/delivery/receipt/:receiptID' },
  }),
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
