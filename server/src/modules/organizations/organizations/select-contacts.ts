import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrganizationsTables } from './organizations.tables.ts';

/** How to reach the organization that a column refers to, in its own order. */
export function selectContacts(organizationId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<OrganizationsTables, never>()
      .selectFrom('organization_contact')
      .select(['kind', 'value'])
      .where('organization_id', '=', organizationId)
      .orderBy('position'),
  );
}

/** Where else to find it. */
export function selectSocials(organizationId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<OrganizationsTables, never>()
      .selectFrom('organization_social')
      .select(['kind', 'value'])
      .where('organization_id', '=', organizationId)
      .orderBy('position'),
  );
}

/** The number to call first; null where it has told none. */
export function selectFirstPhone(organizationId: Expression<number>) {
  return expressionBuilder<OrganizationsTables, never>()
    .selectFrom('organization_contact')
    .select('value')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'phone')
    .orderBy('position')
    .limit(1);
}
