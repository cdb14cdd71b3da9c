import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { CARD_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { joinPicture } from '../../../platform/files/select-picture.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import {
  joinOrganizationCard,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import type { ItemsTables } from './items.tables.ts';
import { isOpenTo, isVisibleTo } from './visible-items.ts';

/** What the card of an item is read from. */
export type ItemCardTables = ItemsTables & OrganizationsTables & FilesTables;

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

/** Items as their cards show them to a person, or to a guest. */
export function selectPosts(db: Kysely<ItemCardTables>, viewerId: Viewer) {
  return selectItems(db, viewerId).select((eb) => [
    ...ofSomeKinds,
    selectFirstPictures(eb.ref('item.id')).as('pictures'),
  ]);
}

/** The same without pictures and without what only some kinds have. */
export function selectItems(db: Kysely<ItemCardTables>, viewerId: Viewer) {
  return joinOrganizationCard(db.selectFrom('item'), 'item.organization_id')
    .select([
      'item.id',
      'item.kind',
      'item.name',
      'item.description',
      'item.translations',
      'item.price',
      'item.price_unit',
      'item.old_price',
      'item.dollar_price',
      'item.created_at',
      'item.pinned',
      'item.popularity',
      'item.category_id',
      'item.like_count',
      'item.comment_count',
      'organization.currency',
      exactTime('item.created_at').as('created_at_exact'),
    ])
    .select([
      isMarked(sql`from item_like as mark`, viewerId).as('is_liked'),
      isMarked(sql`from bookmark as mark`, viewerId).as('is_saved'),
    ]);
}

/** Whether the price of a day of an item is that of a night. */
const isByNight = sql<boolean>`case when item.kind = 'rent' and item.price_unit = 'day' then exists (
  select from rental_terms where item_id = item.id and departs_at is not null
) else false end`;

/** Whether the sections of an event cost different prices, of which the item has the lowest. */
const isFrom = sql<boolean>`case when item.kind = 'ticket' then exists (
  select from item_size join event_section on event_section.size_id = item_size.id
  where item_size.item_id = item.id and event_section.price > item.price
) else false end`;

/** When an event begins, and how many dates of its series are still to come besides. */
const eventDate = sql<{
  readonly starts_at: string;
  readonly time_zone: string;
  readonly more_dates: number;
} | null>`case when item.kind = 'ticket' then (
  select json_build_object('starts_at', event.starts_at, 'time_zone', organization.time_zone, 'more_dates',
    case when event.series_id is null then 0 else (
      select count(*) from event as other join item as dated on dated.id = other.item_id
      where other.series_id = event.series_id and other.item_id <> event.item_id
        and other.status = 'scheduled' and other.starts_at > now() and dated.is_published
    ) end)
  from event where event.item_id = item.id
) end`;

/** What the cards of things to let and of events show besides, beside an item and its organization. */
export const ofSomeKinds = [
  // Only what is let by the day asks how its days are counted.
  isByNight.as('by_night'),
  isFrom.as('is_from'),
  eventDate.as('date'),
] as const;

/** When a stay ends on its last day, beside an item and its terms; null for what is no stay. */
export const selectDeparture = sql<string | null>`
  case when item.price_unit = 'day' then to_char(rental_terms.departs_at, 'HH24:MI') end`.as(
  'departs_at',
);

/** The items that somebody may see; whoever asks adds what they want of them. */
export const selectVisibleItems = (db: Pick<Kysely<ItemsTables>, 'selectFrom'>, viewer: Viewer) =>
  db.selectFrom('item').where(isVisibleTo(viewer));

/** The organization whose item a column refers to, as a selection of its id. */
export const sellerOf = (itemId: Expression<number>) =>
  expressionBuilder<ItemsTables>()
    .selectFrom('item')
    .select('item.organization_id')
    .where('item.id', '=', itemId);

/** The pictures of an item, in their order. */
export function selectPictures(itemId: Expression<number | null>) {
  const pictures = expressionBuilder<ItemsTables & FilesTables, never>()
    .selectFrom('item_image')
    .where('item_image.item_id', '=', itemId)
    .orderBy('item_image.position');
  return joinPicture(pictures, 'item_image.file_id');
}

/**
 * The picture that stands for the item that a column refers to, for a selection of any query; null
 * where it has none.
 */
export const selectFirstPicture = (itemId: Expression<number | null>) =>
  jsonObjectFrom(selectPictures(itemId).limit(1));

/** Those that its card shows, for a selection of any query. */
const selectFirstPictures = (itemId: Expression<number>) =>
  jsonArrayFrom(selectPictures(itemId).limit(CARD_PICTURES_MAX));

/**
 * The item that a column refers to, for a selection of any query; null where it refers to none for the viewer.
 * Operators of the platform judge what people complain about behind any gates.
 */
export function selectItemSummary(itemId: Expression<number | null>, viewer: Viewer | 'operator') {
  return jsonObjectFrom(
    expressionBuilder<ItemsTables & FilesTables, never>()
      .selectFrom('item')
      .select(['item.id', 'item.name', 'item.comment_count'])
      .select((eb) => selectFirstPicture(eb.ref('item.id')).as('image'))
      .where('item.id', '=', itemId)
      .$if(viewer !== 'operator', (query) => query.where(isOpenTo(viewer as Viewer))),
  );
}

/**
 * What an item that a column refers to is offered for, for a selection of any query; null where it is
 * not for sale, or not for this viewer.
 */
export function selectOfferedItem(itemId: Expression<number | null>, viewer: Viewer) {
  return jsonObjectFrom(
    expressionBuilder<ItemsTables & OrganizationsTables & FilesTables, never>()
      .selectFrom('item')
      .innerJoin(selectOrganizations().as('seller'), 'seller.id', 'item.organization_id')
      .select(['item.id', 'item.name', 'item.price', 'item.price_unit', 'item.old_price'])
      .select('seller.currency')
      .select((eb) => [
        selectFirstPicture(eb.ref('item.id')).as('image'),
        isByNight.as('by_night'),
        isFrom.as('is_from'),
      ])
      .where('item.id', '=', itemId)
      .where(isVisibleTo(viewer)),
  );
}

/** Adds the item that a column refers to to a query of any tables, and leaves out what the viewer may not see. */
export function joinVisibleItem<DB extends ItemsTables, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  itemId: StringReference<DB, TB>,
  viewer: Viewer,
): SelectQueryBuilder<DB, TB | 'item', Row> {
  // What the query reads besides is nothing to the item.
  const ofAnyTables = query as unknown as SelectQueryBuilder<ItemsTables, never, Row>;
  const joined = ofAnyTables
    .innerJoin('item', (join) => join.on('item.id', '=', sql.ref(itemId)))
    .where(isVisibleTo(viewer));
  return joined as unknown as SelectQueryBuilder<DB, TB | 'item', Row>;
}

function isMarked(marks: RawBuilder<unknown>, viewerId: Viewer) {
  return sql<boolean | null>`case when ${viewerId}::bigint is not null then exists (
    select ${marks} where mark.item_id = item.id and mark.user_id = ${viewerId}
  ) end`;
}
