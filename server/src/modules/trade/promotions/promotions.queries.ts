import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { organizationsBlocking, type BlocksTables } from '../../organizations/blocks/index.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  joinOrganizationCard,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { PromotionsTables } from './promotions.tables.ts';

/** What promotions are shown from. */
export type PromotionReaderTables = BlocksTables &
  FilesTables &
  OrganizationsTables &
  PromotionsTables;

export type PromotionReader = Pick<Kysely<PromotionReaderTables>, 'selectFrom'>;

/** Promotions with their organizations and pictures. */
export const selectPromotions = (db: PromotionReader) =>
  joinOrganizationCard(db.selectFrom('promotion'), 'promotion.organization_id')
    .selectAll('promotion')
    .select(['organization.currency', 'organization.time_zone'])
    .select((eb) => selectPicture(eb.ref('promotion.file_id')).as('image'));

export type PromotionRow = Awaited<
  ReturnType<ReturnType<typeof selectPromotions>['execute']>
>[number];

/**
 * Whoever may see what an organization sells while it sells, and is not blocked there: a condition on `promotion` and
 * `organization`.
 */
export const isPromotedTo = (viewer: Viewer): RawBuilder<SqlBool> => sql<SqlBool>`(
  organization.status in ('active', 'announced')
  and (not organization.is_gated or organization.id in ${organizationsAdmitting(viewer)})
  and organization.id not in ${organizationsBlocking(sql<number>`${viewer}::bigint`)})`;

/** It counts now, for whoever has not used it too often. */
export const IS_RUNNING = sql<SqlBool>`(
  promotion.status = 'active' and promotion.starts_at <= now()
  and coalesce(promotion.ends_at > now(), true) and coalesce(promotion.used < promotion.quota, true))`;

/** Whether the promotion that a column of another table names runs and is found without its code. */
export const seesPromotion = (id: Expression<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select from promotion where promotion.id = ${id} and promotion.is_listed and ${IS_RUNNING})`;
