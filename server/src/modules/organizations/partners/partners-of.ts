import { sql } from 'kysely';
import { closedOrganizations } from '../organizations/index.ts';

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
