import { sql, type Kysely } from 'kysely';
import {
  hotlinkUrl,
  type HotlinkAddress,
  type HotlinkTheme,
} from '@karavan/shared-api/contract/hotlink-url';
import type { EditedHotlinks, Hotlink, HotlinkPage } from '@karavan/shared-api/contract/hotlinks';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OutsideLink } from '@karavan/shared-api/contract/outside-link';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import {
  presentOrganizationCard,
  selectOrganizationCards,
} from '../../organizations/organizations/index.ts';
import {
  findShopCollections,
  presentCollection,
  type CollectionsTables,
} from '../collections/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { HotlinksTables } from './hotlinks.tables.ts';

type Reader = Pick<Kysely<HotlinksTables & CollectionsTables & ItemCardTables>, 'selectFrom'>;

/** Whether a link is shown now, as a condition on `hotlink`. */
export const IS_SHOWN = sql<boolean>`(hotlink.is_shown
  and coalesce(hotlink.starts_at <= now(), true) and coalesce(hotlink.ends_at > now(), true))`;

/**
 * What everybody sees of the links of an organization: three statements.
 * @throws ApiError `not_found`
 */
export async function readHotlinks(
  db: Reader,
  organizationId: number,
  { viewer, locale }: { readonly viewer: Viewer; readonly locale: Locale },
): Promise<HotlinkPage> {
  const [organization, rows, collections] = await Promise.all([
    selectOrganizationCards(db)
      .select(
        sql<HotlinkTheme | null>`(
          select theme from hotlink_page where organization_id = organization.id)`.as('theme'),
      )
      .where('organization.id', '=', organizationId)
      .executeTakeFirst(),
    db
      .selectFrom('hotlink')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where(IS_SHOWN)
      .orderBy('position')
      .execute(),
    findShopCollections(db, organizationId, viewer),
  ]);
  if (!organization) throw new ApiError('not_found');
  const shown = new Map(collections.map((row) => [row.id, presentCollection(row, locale)]));
  return {
    organization: presentOrganizationCard(organization, locale),
    theme: organization.theme ?? 'plain',
    list: rows.flatMap((row): Hotlink[] => {
      const collection = shown.get(row.collection_id ?? 0) ?? null;
      const url = urlOf(row, collection !== null);
      const { id, kind, title, contact } = row;
      return url === null ? [] : [{ id, kind, title, url, contact, collection }];
    }),
  };
}

/**
 * Where a link leads that leaves this site.
 * @throws ApiError `not_found`, also for one that is not shown
 */
export async function findHotlinkLink(
  db: Reader,
  id: number,
  locale: Locale,
): Promise<OutsideLink> {
  const row = await selectOrganizationCards(db)
    .innerJoin(
      sql<HotlinkAddress & { organization_id: number }>`(
        select organization_id, kind, contact, address from hotlink
        where id = ${id} and ${IS_SHOWN})`.as('shown'),
      (join) => join.onRef('shown.organization_id', '=', 'organization.id'),
    )
    .select(['shown.kind', 'shown.contact', 'shown.address'])
    .executeTakeFirst();
  const url = row && hotlinkUrl(row);
  if (!row || !url?.startsWith('https://')) throw new ApiError('not_found');
  return { url, organization: presentOrganizationCard(row, locale) };
}

type HotlinkRow = HotlinkAddress & {
  readonly organization_id: number;
  readonly collection_id: number | null;
};

/** Checked as when it was written; null for what leads nowhere by now. */
function urlOf(row: HotlinkRow, hasCollection: boolean): string | null {
  switch (row.kind) {
    case 'link':
    case 'contact':
      return hotlinkUrl(row);
    case 'collection':
      return hasCollection
        ? `/organizations/${row.organization_id}/collections/${row.collection_id}`
        : null;
    case 'partners':
      return `/home/partners/${row.organization_id}`;
  }
}

/** The links as staff edit them. */
export async function readEditedHotlinks(
  db: Pick<Kysely<HotlinksTables>, 'selectFrom'>,
  organizationId: number,
): Promise<EditedHotlinks> {
  const [page, rows] = await Promise.all([
    db
      .selectFrom('hotlink_page')
      .select(['theme', 'version', 'views'])
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
    db
      .selectFrom('hotlink')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .orderBy('position')
      .execute(),
  ]);
  return {
    ...(page ?? { theme: 'plain', version: 0, views: 0 }),
    hotlinks: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      contact: row.contact,
      address: row.address,
      collection: row.collection_id,
      is_shown: row.is_shown,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      presses: row.presses,
    })),
  };
}
