import { sql, type Expression } from 'kysely';
import { closedOrganizations } from '../organizations/index.ts';

/** Whom an organization has a `partnership` with. */
export const otherSideOf = (organization: number | Expression<number>) =>
  sql<number>`case when partnership.requester_id = ${organization} then partnership.recipient_id
    else partnership.requester_id end`;

/** The organizations that one works with, less those that are closed, as a selection of their ids. */
export const partnersOf = (organizationId: number) => sql<number>`(
  select other.id from (
    select partnership.recipient_id as id from partnership
    where partnership.requester_id = ${organizationId} and partnership.status = 'accepted'
    union all
    select partnership.requester_id from partnership
    where partnership.recipient_id = ${organizationId} and partnership.status = 'accepted'
  ) as other
  where other.id not in ${closedOrganizations()})`;

/** The partnerships of an organization that last, with the other side of each, less those that are closed. */
export const partnershipsOf = (organizationId: number) => sql<{
  partnership_id: number;
  organization_id: number;
}>`(
  select mutual.partnership_id, mutual.organization_id from (
    select partnership.id as partnership_id, ${otherSideOf(organizationId)} as organization_id
    from partnership
    where ${organizationId}::bigint in (partnership.requester_id, partnership.recipient_id)
      and partnership.status = 'accepted'
  ) as mutual
  where mutual.organization_id not in ${closedOrganizations()})`;
