import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';

/*
 * Who sees an item, as conditions on the row of `item`. Every statement that reads items for somebody has
 * one of them.
 */

/**
 * Everybody: what feed, search, suggestions and maps hold, for those too whom a gated organization lets in.
 * They find its items on its page, in their subscriptions and among what they have marked.
 */
export const isListed = sql<SqlBool>`item.is_listed`;

/**
 * Everybody who has its address, where the row of `organization` is read as well: what lists hold, and events that none
 * shows any more, or not yet.
 */
export const isOpenToAll = sql<SqlBool>`(item.is_published and lists_items(organization))`;

/** Whoever is let in where it is sold, and everybody where that is public; published or not. */
export const isOpenTo = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not item.is_gated or item.organization_id in ${organizationsAdmitting(viewer)})`;

/** Whoever has a page of it. */
export const isVisibleTo = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`(item.is_published and ${isOpenTo(viewer)})`;

/** Whoever has a page of the item that a column of another table names; also for a selection of any query. */
export const seesItem = (id: Expression<unknown>, viewer: Viewer): RawBuilder<boolean> =>
  sql`exists (select from item where item.id = ${id} and ${isVisibleTo(viewer)})`;

/** What the lists of one organization lead to: of an event its next date, and none that is over or cancelled. */
export const isOffered = sql<SqlBool>`not item.is_aside`;
