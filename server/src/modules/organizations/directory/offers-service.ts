import { sql } from 'kysely';

/** Whether the `organization` of a query offers a service. */
export const offersService = (service: number) => sql<boolean>`organization.id in (
  select offered.organization_id from organization_service as offered
  where offered.service_id = ${service})`;
