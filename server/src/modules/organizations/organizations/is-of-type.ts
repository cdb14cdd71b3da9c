import { sql } from 'kysely';

/**
 * Whether the `organization` of a query is of a type, or of a subtype. A subtype is that of one type: by the type
 * an index is read, which has its organizations in order.
 */
export const isOfType = (type: number) => sql<boolean>`(
  organization.type_id = (
    select coalesce(wanted.parent_id, wanted.id) from organization_type as wanted
    where wanted.id = ${type})
  and (
    exists (
      select from organization_type as wanted where wanted.id = ${type} and wanted.parent_id is null)
    or exists (
      select from organization_subtype as own
      where own.organization_id = organization.id and own.type_id = ${type})))`;
