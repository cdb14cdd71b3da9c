import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { textIn } from '../../../platform/texts/texts.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** What organizations can be, each with its subtypes, in a language. */
export async function listTypes(db: Kysely<OrganizationsTables>, locale: Locale) {
  const rows = await db
    .selectFrom('organization_type')
    .select(['id', 'parent_id', 'titles'])
    .orderBy('id')
    .execute();
  const childrenOf = (parent: number | null) =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, titles }) => ({ id, title: textIn(titles, locale) }));
  return childrenOf(null).map((type) => ({ ...type, subtypes: childrenOf(type.id) }));
}
