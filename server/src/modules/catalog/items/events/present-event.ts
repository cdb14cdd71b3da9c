import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import type { ItemsTables } from '../items.tables.ts';

/** The event that an item is, for a selection of any query: times, changes, extras, and the dates of its
 * series. */
export function selectEvent(itemId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<ItemsTables, never>()
      .selectFrom('event')
      .select(['event.starts_at', 'event.ends_at', 'event.place', 'event.status'])
      .select(['event.sales_from', 'event.sales_until'])
      .select((eb) => [
        jsonObjectFrom(
          eb
            .selectFrom('event_change as change')
            .select(['change.kind', 'change.reason', 'change.old_starts_at', 'change.old_place'])
            .whereRef('change.item_id', '=', 'event.item_id')
            .orderBy('change.id', 'desc')
            .limit(1),
        ).as('change'),
        jsonArrayFrom(
          eb
            .selectFrom('event as date')
            .innerJoin('item as dated', 'dated.id', 'date.item_id')
            .select(['date.item_id', 'date.starts_at'])
            .whereRef('date.series_id', '=', 'event.series_id')
            .where('date.status', '=', 'scheduled')
            .where('date.starts_at', '>', sql<Date>`now()`)
            .where('dated.is_published', '=', true)
            .orderBy('date.starts_at')
            .limit(sql.lit(MOST_DATES)),
        ).as('dates'),
        jsonArrayFrom(
          eb
            .selectFrom('event_extra as extra')
            .select(['extra.id', 'extra.name', 'extra.price', 'extra.per_order'])
            .select(sql<number>`extra.quota - extra.held - extra.sold`.as('available'))
            .whereRef('extra.item_id', '=', 'event.item_id')
            .orderBy('extra.position')
            .orderBy('extra.id'),
        ).as('extras'),
      ])
      .where('event.item_id', '=', itemId),
  );
}

/** Of a longer series these are the next. */
const MOST_DATES = 30;

/** In JSON a moment is a text. */
interface EventRow {
  readonly starts_at: string | Date;
  readonly ends_at: string | Date;
  readonly place: string;
  readonly status: 'scheduled' | 'cancelled';
  readonly sales_from: string | Date | null;
  readonly sales_until: string | Date | null;
  readonly change: {
    readonly kind: 'moved' | 'cancelled';
    readonly reason: string;
    readonly old_starts_at: string | Date;
    readonly old_place: string;
  } | null;
  readonly dates: readonly { readonly item_id: number; readonly starts_at: string | Date }[];
  readonly extras: readonly {
    readonly id: number;
    readonly name: string;
    /** Minor units. */
    readonly price: number;
    readonly per_order: number | null;
    readonly available: number;
  }[];
}

export function presentEvent(
  { place, status, change, dates, extras, ...times }: EventRow,
  currency: string,
): ItemEvent {
  return {
    starts_at: moment(times.starts_at),
    ends_at: moment(times.ends_at),
    place,
    ...(status === 'cancelled' && { cancelled: { reason: change?.reason ?? '' } }),
    ...(status === 'scheduled' &&
      change && {
        moved_from: { starts_at: moment(change.old_starts_at), place: change.old_place },
      }),
    ...presentSale(times),
    ...(dates.length > 0 && {
      dates: dates.map(({ item_id, starts_at }) => ({ item_id, starts_at: moment(starts_at) })),
    }),
    ...(extras.length > 0 && {
      extras: extras.map(({ price, per_order, ...extra }) => ({
        ...extra,
        price: presentMoney(price, currency),
        ...(per_order !== null && { per_order }),
      })),
    }),
  };
}

type Sale = Pick<EventRow, 'sales_from' | 'sales_until'>;

/** What a section of an event has besides its size. */
interface SectionRow extends Sale {
  readonly size_id: number;
  /** Minor units. */
  readonly price: number;
}

/** The sections of the event that an item is, for a selection of any query. */
export const selectSections = (itemId: Expression<number>) =>
  jsonArrayFrom(
    expressionBuilder<ItemsTables, never>()
      .selectFrom('event_section as section')
      .innerJoin('item_size', 'item_size.id', 'section.size_id')
      .select(['section.size_id', 'section.price', 'section.sales_from', 'section.sales_until'])
      .where('item_size.item_id', '=', itemId),
  );

interface SizeRow {
  readonly id: number;
  readonly size: string;
  readonly available: number;
}

/** @param sections null for what is no event */
export function presentSize(
  size: SizeRow,
  sections: readonly SectionRow[] | null,
  currency: string,
): ItemDetail['sizes'][number] {
  const section = sections?.find(({ size_id }) => size_id === size.id);
  return {
    ...size,
    ...(section && { price: presentMoney(section.price, currency), ...presentSale(section) }),
  };
}

const presentSale = ({ sales_from, sales_until }: Sale) => ({
  ...(sales_from !== null && { sales_from: moment(sales_from) }),
  ...(sales_until !== null && { sales_until: moment(sales_until) }),
});

const moment = (text: string | Date) => new Date(text).toISOString();
