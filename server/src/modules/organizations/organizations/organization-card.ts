import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { textIn, type Texts } from '../../../platform/texts/texts.ts';
import { organizationColor } from './organization-color.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

type CardTables = OrganizationsTables & FilesTables;

/** Organizations as their cards show them; `presentOrganizationCard` makes the card. */
export function selectOrganizationCards(db: Pick<Kysely<CardTables>, 'selectFrom'>) {
  return addCard(db.selectFrom('organization'));
}

/**
 * The organization that a column refers to, for a selection of any query; null where it refers to none.
 */
export function selectOrganizationSummary(organizationId: Expression<number | null>) {
  return jsonObjectFrom(
    expressionBuilder<CardTables, never>()
      .selectFrom('organization')
      .select(['organization.id', 'organization.title', 'organization.address'])
      .select('organization.verification_status')
      .select((eb) => selectPicture(eb.ref('organization.image_id')).as('logo'))
      .where('organization.id', '=', organizationId),
  );
}

/** Adds the organization that a column refers to, as its card shows it, to a query of any tables. */
export function joinOrganizationCard<DB extends CardTables, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  organizationId: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB | 'organization', Row & OrganizationCardRow> {
  // What the query reads besides is nothing to the card.
  const ofAnyTables = query as unknown as SelectQueryBuilder<CardTables, never, Row>;
  const joined = ofAnyTables.innerJoin('organization', (join) =>
    join.on('organization.id', '=', sql.ref(organizationId)),
  );
  return addCard(joined) as unknown as ReturnType<typeof joinOrganizationCard<DB, TB, Row>>;
}

function addCard<Row>(query: SelectQueryBuilder<CardTables, 'organization', Row>) {
  return query
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .leftJoin('file as logo', 'logo.id', 'organization.image_id')
    .select([
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.verification_status',
      'organization_type.titles as type_titles',
      'logo.key as logo_key',
      'logo.width as logo_width',
      'logo.height as logo_height',
      'logo.thumbhash as logo_thumbhash',
      'logo.color as logo_color',
    ]);
}

interface OrganizationCardRow {
  readonly organization_id: number;
  readonly organization_title: string;
  readonly verification_status: string;
  readonly type_titles: Texts;
  readonly logo_key: string | null;
  readonly logo_width: number | null;
  readonly logo_height: number | null;
  readonly logo_thumbhash: string | null;
  readonly logo_color: string | null;
}

export function presentOrganizationCard(
  row: OrganizationCardRow,
  locale: Locale,
): OrganizationCard {
  return {
    id: row.organization_id,
    title: row.organization_title,
    image: row.logo_key
      ? presentImage({
          key: row.logo_key,
          width: row.logo_width ?? 0,
          height: row.logo_height ?? 0,
          thumbhash: row.logo_thumbhash,
        })
      : null,
    color: organizationColor(row.organization_id, row.logo_color),
    type: textIn(row.type_titles, locale),
    is_verified: row.verification_status === 'verified',
  };
}
