import { defineOverlay, defineRemote } from '@karavan/shared-api/remote';

/** Items, carts and payment. */
export default defineRemote({
  id: 'mf-commerce',
  contract: '^2.1.0',
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
      name: 'rent',
      path: '/r/:id/rent',
      access: 'public',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-rent" */ './pages/rent.page.tsx')).rentPage,
    },
    {
      name: 'rent-activation',
      path: '/clients/:id/rent-activation/:bookingId',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-rent-activation" */ './pages/rent-activation.page.tsx'
          )
        ).rentActivationPage,
    },
    {
      name: 'event-activation',
      path: '/clients/:id/event-activation/:eventId',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-event-activation" */ './pages/event-activation.page.tsx'
          )
        ).eventActivationPage,
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
      name: 'check-out',
      path: '/carts/:id/delivery',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-check-out" */ './pages/check-out.page.tsx'))
          .checkOutPage,
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
    {
      name: 'rent-receipt',
      path: '/receipts/rent/:id',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-rent-receipt" */ './pages/receipt.page.tsx'))
          .receiptPage,
    },
    {
      name: 'scan',
      path: '/scan',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-scan" */ './pages/scan.page.tsx')).scanPage,
    },
    {
      name: 'proceed-discount',
      path: '/proceed-discount',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-proceed-discount" */ './pages/proceed-discount.page.tsx'
          )
        ).proceedDiscountPage,
    },
    {
      name: 'proceed-discount-cart',
      path: '/proceed-discount-cart',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-proceed-discount-cart" */ './pages/proceed-discount-cart.page.tsx'
          )
        ).proceedDiscountCartPage,
    },
    {
      name: 'payment-success',
      path: '/payment-success',
      access: 'public',
      nav: false,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-payment-success" */ './pages/payment-success.page.tsx'
          )
        ).paymentSuccessPage,
    },
    {
      name: 'payment-failure',
      path: '/payment-failure',
      access: 'public',
      nav: false,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-payment-failure" */ './pages/payment-failure.page.tsx'
          )
        ).paymentFailurePage,
    },
    {
      name: 'print',
      path: '/print',
      access: 'public',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-print" */ './pages/print.page.tsx')).printPage,
    },
    {
      name: 'printer-settings',
      path: '/profile/printer-settings',
      access: 'public',
      nav: false,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-printer-settings" */ './pages/printer-settings.page.tsx'
          )
        ).printerSettingsPage,
    },
    {
      name: 'addresses',
      path: '/delivery-addresses',
      access: 'login',
      nav: true,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-addresses" */ './pages/addresses.page.tsx'))
          .addressesPage,
    },
    {
      name: 'create-address',
      path: '/delivery-addresses/create',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (
          await import(
            /* webpackChunkName: "page-create-address" */ './pages/create-address.page.tsx'
          )
        ).createAddressPage,
    },
    {
      name: 'edit-address',
      path: '/delivery-addresses/:id/edit',
      access: 'login',
      nav: false,
      ssr: false,
      load: async () =>
        (await import(/* webpackChunkName: "page-edit-address" */ './pages/edit-address.page.tsx'))
          .editAddressPage,
    },
  ],
  overlays: [
    defineOverlay(
      'qr_scan',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-qr_scan" */ './features/till/scan/scan-for-text.tsx'
          )
        ).ScanForText,
    ),
  ],
});
