import type { Kysely } from 'kysely';
import { ServiceId } from '@karavan/shared-api/contract/services';
import { textIn } from '../../../platform/texts/texts.ts';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import { selectOrganizationCards } from '../organizations/index.ts';
import type { DirectoryDb } from './select-found.ts';
import type { DirectoryTables } from './directory.tables.ts';
import { offersService } from './offers-service.ts';

/** So many of those who offer a service are told to other sites. */
const TOLD = 20;

/** A service as other sites show it, with who offers it; none where nobody does. */
export function createServicePreview(db: DirectoryDb, publicUrl = ''): FindPreview {
  return previewById(async (id, locale) => {
    const service = ServiceId.safeParse(id).success && (await findService(db, id));
    if (!service) return null;
    const organizations = await selectOrganizationCards(db)
      .where('organization.is_listed', '=', true)
      .where(offersService(id))
      .orderBy('organization.id', 'desc')
      .limit(TOLD)
      .execute();
    if (organizations.length === 0) return null;
    const title = textIn(service.titles, locale);
    return {
      title,
      description: organizations.map((row) => row.organization_title).join(', '),
      image: null,
      type: 'website',
      properties: {},
      thing: {
        '@type': 'ItemList',
        name: title,
        numberOfItems: organizations.length,
        itemListElement: organizations.map((row, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: row.organization_title,
          url: `${publicUrl.replace(/\/$/, '')}/organizations/${row.organization_id}`,
        })),
      },
    };
  });
}

const findService = (db: Pick<Kysely<DirectoryTables>, 'selectFrom'>, id: number) =>
  db
    .selectFrom('service')
    .select('titles')
    .where('id', '=', id)
    .where('parent_id', 'is not', null)
    .executeTakeFirst();
