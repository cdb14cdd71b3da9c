import { ORDER_READERS } from './order-readers.ts';
import type { OrganizationPermission } from './permissions.ts';

interface Section {
  readonly name: string;
  /** `{id}` stands for the organization's. */
  readonly path: `/${string}`;
  /** One of them is enough; everybody who works there sees a section without any. */
  readonly permissions?: readonly OrganizationPermission[];
  /** Nobody but the owner. */
  readonly isForOwner?: true;
}

/**
 * What the staff of an organization find in its navigation, in this order. Each one's label is `section_<name>` in
 * `management/locales`, its icon in `shared-ui/src/product/management-icons.ts`.
 */
const SECTIONS = [
  { name: 'today', path: '/organizations/{id}/manage' },
  {
    name: 'orders',
    path: '/statistics/orders?organization={id}',
    permissions: [...new Set(Object.values(ORDER_READERS).flat())],
  },
  {
    name: 'items',
    path: '/organizations/{id}/manage/items',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'collections',
    path: '/organizations/{id}/manage/collections',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'stock',
    path: '/organizations/{id}/manage/stock',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'events',
    path: '/organizations/{id}/manage/events',
    permissions: ['can_manage_rentals_events', 'can_scan'],
  },
  {
    name: 'rentals',
    path: '/organizations/{id}/manage/rentals',
    permissions: ['can_manage_catalog'],
  },
  { name: 'scan', path: '/scan', permissions: ['can_sell', 'can_scan'] },
  {
    name: 'messages',
    path: '/organizations/{id}/manage/messages',
    permissions: ['can_send_message'],
  },
  {
    name: 'discounts',
    path: '/organizations/{id}/manage/discounts',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'promotions',
    path: '/organizations/{id}/manage/promotions',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'banners',
    path: '/organizations/{id}/manage/banners',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'gifts',
    path: '/organizations/{id}/manage/gifts',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'wholesale',
    path: '/organizations/{id}/manage/wholesale',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'partners',
    path: '/organizations/{id}/manage/partners',
    permissions: ['can_manage_followers_partners'],
  },
  {
    name: 'followers',
    path: '/organizations/{id}/manage/followers',
    permissions: ['can_manage_followers_partners'],
  },
  {
    name: 'statistics',
    path: '/statistics/orders?view=all&organization={id}',
    permissions: ['can_view_statistics'],
  },
  {
    name: 'edit',
    path: '/organizations/{id}/manage/edit',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'services',
    path: '/organizations/{id}/manage/services',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'hotlinks',
    path: '/organizations/{id}/manage/hotlinks',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'delivery',
    path: '/organizations/{id}/manage/delivery',
    permissions: ['can_manage_delivery'],
  },
  {
    name: 'staff',
    path: '/organizations/{id}/manage/staff',
    permissions: ['can_manage_staff', 'can_edit_organization'],
  },
  {
    name: 'attendance',
    path: '/organizations/{id}/manage/attendance',
    permissions: ['can_manage_staff'],
  },
  {
    name: 'audit',
    path: '/organizations/{id}/manage/audit',
    permissions: ['can_manage_staff'],
  },
  { name: 'payment', path: '/organizations/{id}/payment', isForOwner: true },
  { name: 'webhooks', path: '/organizations/{id}/manage/webhooks', isForOwner: true },
  { name: 'trust', path: '/organizations/{id}/manage/trust', isForOwner: true },
  { name: 'life', path: '/organizations/{id}/manage/life', isForOwner: true },
  { name: 'transfer', path: '/organizations/{id}/manage/transfer', isForOwner: true },
] as const satisfies readonly Section[];

export type ManagementSection = (typeof SECTIONS)[number]['name'];

/** Where the navigation of an organization begins. */
export const managementPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage` as const;

/** The sections of one organization that somebody with these permissions, or its owner, sees. */
export function managementSectionsFor(
  organizationId: number,
  permissions: readonly string[],
  isOwner: boolean,
): readonly { readonly name: ManagementSection; readonly to: string }[] {
  return SECTIONS.filter((section: Section) => mayOpen(section, permissions, isOwner)).map(
    ({ name, path }) => ({ name, to: path.replace('{id}', String(organizationId)) }),
  );
}

function mayOpen(
  { permissions: needed, isForOwner }: Section,
  permissions: readonly string[],
  isOwner: boolean,
): boolean {
  if (isForOwner && !isOwner) return false;
  return needed === undefined || needed.some((one) => permissions.includes(one));
}
