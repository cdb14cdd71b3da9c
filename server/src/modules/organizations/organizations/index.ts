export { findCompleteness } from './find-completeness.ts';
export {
  acceptFollowers,
  declineFollower,
  removeFollower,
  takeUntold,
} from './answer-followers.ts';
export { holdOrganization, unfollowOrganization } from './change-subscription.ts';
export { colorMarks, colorMarksTask } from './color-marks.ts';
export { countFollowersOf, findFollowers } from './find-followers.ts';
export {
  isBetween,
  isWithin,
  metresTo,
  remotenessFrom,
  type Point,
  type Standpoint,
} from './distance.ts';
export { createFindCities } from './find-cities.ts';
export { isOfType } from './is-of-type.ts';
export { isTitledLike } from './is-titled-like.ts';
export { isOpenAt } from './is-open-now.ts';
export {
  joinOrganizationCard,
  presentOrganizationCard,
  selectOrganizationCards,
  selectOrganizationSummary,
} from './organization-card.ts';
export { minorUnitsFor } from './minor-units.ts';
export { organizationColor } from './organization-color.ts';
export {
  followRequested,
  organizationFollowed,
  organizationRenamed,
} from './organizations.events.ts';
export { organizationsRoutes } from './organizations.routes.ts';
export { findClient, findOrganization, hasOrganization } from './organizations.queries.ts';
export type { OrganizationsTables } from './organizations.tables.ts';
export { createOrganizationPreview } from './preview-organization.ts';
export {
  deliveryServices,
  deliveryServicesFor,
  followedOrganizations,
  organizationsNear,
  selectFollowStatus,
  selectFollowers,
  selectOrganizations,
  type Surroundings,
} from './select-organizations.ts';
export {
  closedOrganizations,
  lifeStateNow,
  lockLife,
  organizationsIn,
  storeLife,
  takesOrders,
} from './life.ts';
export { lockStanding, storeListing, storeVerification } from './standing.ts';
export {
  presentWorkingNow,
  selectWeek,
  specialOf,
  usualOf,
  type HoursRow,
} from './working-hours.ts';
export { eraseSubscriptions } from './erase-subscriptions.ts';
export { SUBSCRIPTION_RECORDS } from './organizations.records.ts';
export { selectOrganizationTitle } from './select-organization-title.ts';
export { selectContacts, selectFirstPhone } from './select-contacts.ts';
export { selectLook } from './select-look.ts';
export { lockDeliveryService, storeDeliveryService } from './store-delivery-service.ts';
export { storeOrganizationTypes } from './reference/store-types.ts';
export { insertOrganization } from './insert-organization.ts';
export { createFindListedOrganizations, selectOpenOrganizations } from './listed-pages.ts';
