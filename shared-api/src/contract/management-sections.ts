import { ORDER_READERS } from './order-readers.ts';
import { RENTAL_MANAGERS, type OrganizationPermission } from './permissions.ts';

/** What belongs together stands together; each one's label is `group_<name>` in `management/locales`. */
type Group = 'sales' | 'catalog' | 'clients' | 'organization' | 'team' | 'owner';

interface Section {
  readonly name: string;
  /** The first section stands by itself. */
  readonly group?: Group;
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
    group: 'sales',
    path: '/statistics/orders?organization={id}',
    permissions: [...new Set(Object.values(ORDER_READERS).flat())],
  },
  { name: 'scan', group: 'sales', path: '/scan', permissions: ['can_sell', 'can_scan'] },
  {
    name: 'statistics',
    group: 'sales',
    path: '/statistics/orders?view=all&organization={id}',
    permissions: ['can_view_statistics'],
  },
  {
    name: 'items',
    group: 'catalog',
    path: '/organizations/{id}/manage/items',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'collections',
    group: 'catalog',
    path: '/organizations/{id}/manage/collections',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'stock',
    group: 'catalog',
    path: '/organizations/{id}/manage/stock',
    permissions: ['can_manage_catalog'],
  },
  {
    name: 'events',
    group: 'catalog',
    path: '/organizations/{id}/manage/events',
    permissions: ['can_manage_rentals_events', 'can_scan'],
  },
  {
    name: 'rentals',
    group: 'catalog',
    path: '/organizations/{id}/manage/rentals',
    permissions: RENTAL_MANAGERS,
  },
  {
    name: 'discounts',
    group: 'clients',
    path: '/organizations/{id}/manage/discounts',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'promotions',
    group: 'clients',
    path: '/organizations/{id}/manage/promotions',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'banners',
    group: 'clients',
    path: '/organizations/{id}/manage/banners',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'gifts',
    group: 'clients',
    path: '/organizations/{id}/manage/gifts',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'wholesale',
    group: 'clients',
    path: '/organizations/{id}/manage/wholesale',
    permissions: ['can_manage_discounts'],
  },
  {
    name: 'messages',
    group: 'clients',
    path: '/organizations/{id}/manage/messages',
    permissions: ['can_send_message'],
  },
  {
    name: 'followers',
    group: 'clients',
    path: '/organizations/{id}/manage/followers',
    permissions: ['can_manage_followers_partners'],
  },
  {
    name: 'edit',
    group: 'organization',
    path: '/organizations/{id}/manage/edit',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'services',
    group: 'organization',
    path: '/organizations/{id}/manage/services',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'hotlinks',
    group: 'organization',
    path: '/organizations/{id}/manage/hotlinks',
    permissions: ['can_edit_organization'],
  },
  {
    name: 'partners',
    group: 'organization',
    path: '/organizations/{id}/manage/partners',
    permissions: ['can_manage_followers_partners'],
  },
  {
    name: 'delivery',
    group: 'organization',
    path: '/organizations/{id}/manage/delivery',
    permissions: ['can_manage_delivery'],
  },
  {
    name: 'staff',
    group: 'team',
    path: '/organizations/{id}/manage/staff',
    permissions: ['can_manage_staff', 'can_edit_organization'],
  },
  {
    name: 'attendance',
    group: 'team',
    path: '/organizations/{id}/manage/attendance',
    permissions: ['can_manage_staff'],
  },
  {
    name: 'audit',
    group: 'team',
    path: '/organizations/{id}/manage/audit',
    permissions: ['can_manage_staff'],
  },
  { name: 'payment', group: 'owner', path: '/organizations/{id}/payment', isForOwner: true },
  {
    name: 'webhooks',
    group: 'owner',
    path: '/organizations/{id}/manage/webhooks',
    isForOwner: true,
  },
  { name: 'trust', group: 'owner', path: '/organizations/{id}/manage/trust', isForOwner: true },
  { name: 'life', group: 'owner', path: '/organizations/{id}/manage/life', isForOwner: true },
  {
    name: 'transfer',
    group: 'owner',
    path: '/organizations/{id}/manage/transfer',
    isForOwner: true,
  },
] as const satisfies readonly Section[];

export type ManagementSection = (typeof SECTIONS)[number]['name'];

/** Where the navigation of an organization begins. */
export const managementPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage` as const;

interface ShownSection {
  readonly name: ManagementSection;
  readonly group: Group | null;
  readonly to: string;
}

/** The sections of one organization that somebody with these permissions, or its owner, sees. */
export function managementSectionsFor(
  organizationId: number,
  permissions: readonly string[],
  isOwner: boolean,
): readonly ShownSection[] {
  return SECTIONS.filter((section: Section) => mayOpen(section, permissions, isOwner)).map(
    ({ name, path, ...section }) => ({
      name,
      group: 'group' in section ? section.group : null,
      to: path.replace('{id}', String(organizationId)),
    }),
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
