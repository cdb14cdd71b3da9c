import { expressionBuilder, type Expression } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

/** What the organization that a column refers to is called, for a selection of any query. */
export function selectOrganizationTitle(organizationId: Expression<number | null>) {
  return expressionBuilder<OrganizationsTables, never>()
    .selectFrom('organization')
    .select('organization.title')
    .where('organization.id', '=', organizationId)
    .$asScalar()
    .$castTo<string | null>();
}
