/** The permissions that a role of an organization can have; the owner has all of them. */
export const ORGANIZATION_PERMISSIONS = [
  'can_edit_organization',
  'can_manage_catalog',
  'can_sell',
  'can_manage_orders',
  'can_refund',
  'can_scan',
  'can_manage_rentals_events',
  'can_manage_discounts',
  'can_manage_delivery',
  'can_send_message',
  'can_manage_staff',
  'can_manage_followers_partners',
  'can_view_statistics',
] as const;

export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

/** One is enough for what is let: it stands in the catalog, and is booked. */
export const RENTAL_MANAGERS = [
  'can_manage_catalog',
  'can_manage_rentals_events',
] as const satisfies readonly OrganizationPermission[];

/**
 * Who may call a route.
 * - `public`: anyone, signed in or not
 * - `session`: any signed-in person; queries limit it to what is theirs
 * - `courier`: an active member of an organization that delivers
 * - `platform`: operators of the platform
 * - `releases`: they, and teams by a key of theirs, for what it is for
 * - `{ organization, param }`: staff of the organization whose id is the path parameter `param`;
 *   anyone else gets 404, so that its existence does not leak
 */
export type Permission =
  | 'public'
  | 'session'
  | 'courier'
  | 'platform'
  | 'releases'
  | {
      /** Of several permissions, one is enough. */
      readonly organization:
        | OrganizationPermission
        | readonly OrganizationPermission[]
        | 'owner'
        | 'member';
      readonly param: string;
    };
