import { defineOverlay, definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** Organizations and their business. */
export default defineRemote({
  id: 'mf-organization',
  contract: '^3.17.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    organization: { path: '/organizations/:id', access: 'public', ssr: true },
    collection: {
      path: '/organizations/:organizationID/collections/:id',
      access: 'public',
      ssr: true,
    },
    hotlinks: { path: '/organizations/:id/hotlinks', access: 'public', ssr: true },
    'away-hotlink': { path: '/away/hotlinks/:id', access: 'public', nav: false, ssr: true },
    'away-banner': { path: '/away/banners/:id', access: 'public', nav: false, ssr: true },
    my: { path: '/organizations/my' },
    create: { path: '/organizations/create', nav: false },
    'import-google': {
      path: '/organizations/google-maps-org-integration',
      access: 'public',
      nav: false,
    },
    'import-two-gis': {
      path: '/organizations/2gis-integration',
      access: 'public',
      nav: false,
    },
    edit: { path: '/organizations/:id/manage/edit', nav: false },
    manage: { path: '/organizations/:id/manage', nav: false },
    partners: { path: '/organizations/:id/manage/partners', nav: false },
    'manage-followers': { path: '/organizations/:id/manage/followers', nav: false },
    'manage-messages': { path: '/organizations/:id/manage/messages', nav: false },
    'manage-services': { path: '/organizations/:id/manage/services', nav: false },
    'manage-banners': { path: '/organizations/:id/manage/banners', nav: false },
    'create-banner': { path: '/organizations/:id/manage/banners/create', nav: false },
    'edit-banner': { path: '/organizations/:id/manage/banners/:bannerID', nav: false },
    'manage-hotlinks': { path: '/organizations/:id/manage/hotlinks', nav: false },
    'manage-wholesale': { path: '/organizations/:id/manage/wholesale', nav: false },
    'manage-blacklist': { path: '/organizations/:id/manage/blacklist', nav: false },
    staff: { path: '/organizations/:id/manage/staff', nav: false },
    invite: { path: '/organizations/:id/manage/staff/invite', nav: false },
    employee: { path: '/organizations/:id/manage/staff/:membershipId', nav: false },
    roles: { path: '/organizations/:id/manage/roles', nav: false },
    role: { path: '/organizations/:id/manage/roles/:roleId', nav: false },
    audit: { path: '/organizations/:id/manage/audit', nav: false },
    attendance: { path: '/organizations/:id/manage/attendance', nav: false },
    'attendance-code': { path: '/organizations/:id/manage/attendance/code', nav: false },
    'attendance-roster': { path: '/organizations/:id/manage/attendance/roster', nav: false },
    'attendance-person': {
      path: '/organizations/:id/manage/attendance/:membershipId',
      nav: false,
    },
    workplaces: { path: '/profile/workplaces' },
    'manage-delivery': { path: '/organizations/:id/manage/delivery', nav: false },
    transfer: { path: '/organizations/:id/manage/transfer', nav: false },
    'my-attendance': { path: '/profile/workplaces/:membershipId', nav: false },
    arrive: { path: '/attendance', nav: false },
    payment: { path: '/organizations/:id/payment', nav: false },
    webhooks: { path: '/organizations/:id/manage/webhooks', nav: false },
    trust: { path: '/organizations/:id/manage/trust', nav: false },
    life: { path: '/organizations/:id/manage/life', nav: false },
    platform: { path: '/platform', nav: false },
    verifications: { path: '/platform/verifications', nav: false },
    reviews: { path: '/platform/reviews', nav: false },
    complaints: { path: '/platform/complaints', nav: false },
    'payment-systems': { path: '/platform/payment-systems', nav: false },
    releases: { path: '/platform/releases', nav: false },
  }),
  overlays: [
    defineOverlay(
      'banner_selection',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-banner_selection" */ './features/manage/banners/banner-selection.tsx'
          )
        ).BannerSelection,
    ),
  ],
});
