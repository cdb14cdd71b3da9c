import { expressionBuilder, sql, type Expression } from 'kysely';
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { isWithin, type Point } from './distance.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Organizations with what other modules work with, as a part of their statements. */
export function selectOrganizations() {
  return expressionBuilder<OrganizationsTables>()
    .selectFrom('organization')
    .select([
      'organization.id',
      'organization.title',
      'organization.image_id',
      'organization.address',
      'organization.latitude',
      'organization.longitude',
      'organization.currency',
      'organization.time_zone',
      'organization.is_delivery_service',
      'organization.takes_online_payment',
      'organization.is_gated',
    ]);
}

/** The organizations that deliver, as a selection of their ids. */
export function deliveryServices() {
  return expressionBuilder<OrganizationsTables>()
    .selectFrom('organization')
    .select('organization.id')
    .where('organization.is_delivery_service', '=', true);
}

/** Those of the same country as an organization, which it may ask. */
export function deliveryServicesFor(organizationId: number) {
  return deliveryServices().where('organization.country', '=', ({ selectFrom }) =>
    selectFrom('organization as own').select('own.country').where('own.id', '=', organizationId),
  );
}

/** The organizations that a person follows, as a selection of their ids. */
export function followedOrganizations(userId: number | Expression<number | null>) {
  return expressionBuilder<OrganizationsTables>()
    .selectFrom('organization_follower')
    .select('organization_follower.organization_id')
    .where('organization_follower.user_id', '=', userId)
    .where('organization_follower.status', '=', 'accepted');
}

/** Who follows which organization, and since when, as a selection. */
export function selectFollowers() {
  return expressionBuilder<OrganizationsTables>()
    .selectFrom('organization_follower')
    .select(['organization_id', 'user_id', 'created_at as since'])
    .where('status', '=', 'accepted');
}

/** A point, and how far around it, in kilometres. */
export interface Surroundings extends Point {
  readonly within: number;
}

/** The listed organizations around a point, as a selection of their ids. */
export function organizationsNear({ within, ...point }: Surroundings) {
  return expressionBuilder<OrganizationsTables>()
    .selectFrom('organization')
    .select('organization.id')
    .where('organization.is_listed', '=', true)
    .where(isWithin(point, within));
}

/** Where somebody stands with the organization of a query as a follower; null for guests. */
export const selectFollowStatus = (viewer: number | null) =>
  sql<FollowStatus | null>`case when ${viewer}::bigint is not null then coalesce((
    select follower.status from organization_follower as follower
    where follower.organization_id = organization.id and follower.user_id = ${viewer}::bigint
  ), 'none') end`;
