import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

/** Permissions as they are shown: by what they are about, the everyday ones first. */
export const PERMISSION_PARTS = [
  {
    name: 'sale',
    permissions: [
      'can_sell',
      'can_manage_orders',
      'can_scan',
      'can_manage_rentals_events',
      'can_manage_delivery',
      'can_refund',
    ],
  },
  {
    name: 'shop',
    permissions: ['can_manage_catalog', 'can_manage_discounts', 'can_edit_organization'],
  },
  {
    name: 'people',
    permissions: ['can_send_message', 'can_manage_followers_partners', 'can_manage_staff'],
  },
  { name: 'figures', permissions: ['can_view_statistics'] },
] as const satisfies readonly {
  readonly name: string;
  readonly permissions: readonly OrganizationPermission[];
}[];
