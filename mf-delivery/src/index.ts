import { defineOverlay, definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** The courier's pages. */
export default defineRemote({
  id: 'mf-delivery',
  contract: '^3.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    available: { path: '/delivery/available' },
    history: { path: '/delivery/history' },
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
