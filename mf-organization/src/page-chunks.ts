/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  organization: () =>
    import(/* webpackChunkName: "page-organization" */ './pages/organization.page.tsx'),
  collection: () => import(/* webpackChunkName: "page-collection" */ './pages/collection.page.tsx'),
  hotlinks: () => import(/* webpackChunkName: "page-hotlinks" */ './pages/hotlinks.page.tsx'),
  'away-hotlink': () =>
    import(/* webpackChunkName: "page-away-hotlink" */ './pages/away-hotlink.page.tsx'),
  'away-banner': () =>
    import(/* webpackChunkName: "page-away-banner" */ './pages/away-banner.page.tsx'),
  'manage-banners': () =>
    import(/* webpackChunkName: "page-manage-banners" */ './pages/manage-banners.page.tsx'),
  'create-banner': () =>
    import(/* webpackChunkName: "page-create-banner" */ './pages/edit-banner.page.tsx'),
  'edit-banner': () =>
    import(/* webpackChunkName: "page-edit-banner" */ './pages/edit-banner.page.tsx'),
  'manage-hotlinks': () =>
    import(/* webpackChunkName: "page-manage-hotlinks" */ './pages/manage-hotlinks.page.tsx'),
  my: () => import(/* webpackChunkName: "page-my" */ './pages/my.page.tsx'),
  create: () => import(/* webpackChunkName: "page-create" */ './pages/create.page.tsx'),
  'import-google': () =>
    import(/* webpackChunkName: "page-import-google" */ './pages/import-google.page.tsx'),
  'import-two-gis': () =>
    import(/* webpackChunkName: "page-import-two-gis" */ './pages/import-two-gis.page.tsx'),
  edit: () => import(/* webpackChunkName: "page-edit" */ './pages/edit.page.tsx'),
  manage: () => import(/* webpackChunkName: "page-manage" */ './pages/manage.page.tsx'),
  partners: () => import(/* webpackChunkName: "page-partners" */ './pages/partners.page.tsx'),
  'manage-followers': () =>
    import(/* webpackChunkName: "page-manage-followers" */ './pages/manage-followers.page.tsx'),
  'manage-messages': () =>
    import(/* webpackChunkName: "page-manage-messages" */ './pages/manage-messages.page.tsx'),
  'manage-services': () =>
    import(/* webpackChunkName: "page-manage-services" */ './pages/manage-services.page.tsx'),
  'manage-wholesale': () =>
    import(/* webpackChunkName: "page-manage-wholesale" */ './pages/manage-wholesale.page.tsx'),
  'manage-blacklist': () =>
    import(/* webpackChunkName: "page-manage-blacklist" */ './pages/manage-blacklist.page.tsx'),
  life: () => import(/* webpackChunkName: "page-life" */ './pages/life.page.tsx'),
  platform: () => import(/* webpackChunkName: "page-platform" */ './pages/platform.page.tsx'),
  releases: () => import(/* webpackChunkName: "page-releases" */ './pages/releases.page.tsx'),
  staff: () => import(/* webpackChunkName: "page-staff" */ './pages/staff.page.tsx'),
  invite: () => import(/* webpackChunkName: "page-invite" */ './pages/invite.page.tsx'),
  employee: () => import(/* webpackChunkName: "page-employee" */ './pages/employee.page.tsx'),
  roles: () => import(/* webpackChunkName: "page-roles" */ './pages/roles.page.tsx'),
  role: () => import(/* webpackChunkName: "page-role" */ './pages/role.page.tsx'),
  audit: () => import(/* webpackChunkName: "page-audit" */ './pages/audit.page.tsx'),
  attendance: () => import(/* webpackChunkName: "page-attendance" */ './pages/attendance.page.tsx'),
  'attendance-code': () =>
    import(/* webpackChunkName: "page-attendance-code" */ './pages/attendance-code.page.tsx'),
  'attendance-person': () =>
    import(/* webpackChunkName: "page-attendance-person" */ './pages/attendance-person.page.tsx'),
  'attendance-roster': () =>
    import(/* webpackChunkName: "page-attendance-roster" */ './pages/attendance-roster.page.tsx'),
  'my-attendance': () =>
    import(/* webpackChunkName: "page-my-attendance" */ './pages/my-attendance.page.tsx'),
  arrive: () => import(/* webpackChunkName: "page-arrive" */ './pages/arrive.page.tsx'),
  workplaces: () => import(/* webpackChunkName: "page-workplaces" */ './pages/workplaces.page.tsx'),
  'manage-delivery': () =>
    import(/* webpackChunkName: "page-manage-delivery" */ './pages/manage-delivery.page.tsx'),
  transfer: () => import(/* webpackChunkName: "page-transfer" */ './pages/transfer.page.tsx'),
  payment: () => import(/* webpackChunkName: "page-payment" */ './pages/payment.page.tsx'),
  'payment-systems': () =>
    import(/* webpackChunkName: "page-payment-systems" */ './pages/payment-systems.page.tsx'),
  webhooks: () => import(/* webpackChunkName: "page-webhooks" */ './pages/webhooks.page.tsx'),
  trust: () => import(/* webpackChunkName: "page-trust" */ './pages/trust.page.tsx'),
  verifications: () =>
    import(/* webpackChunkName: "page-verifications" */ './pages/verifications.page.tsx'),
  reviews: () => import(/* webpackChunkName: "page-reviews" */ './pages/reviews.page.tsx'),
  complaints: () => import(/* webpackChunkName: "page-complaints" */ './pages/complaints.page.tsx'),
};
