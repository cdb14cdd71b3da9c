import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { CardOffer } from '@karavan/shared-api/contract/organizations';
import { ITEM_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import { selectVideoKey } from '../../../platform/files/present-video.ts';
import { joinPicture } from '../../../platform/files/select-picture.ts';
import { reusable, type Slots } from '../../../platform/database/reusable.ts';
import { selectWeek } from '../../organizations/organizations/index.ts';
import { membersOf, type StaffTables } from '../../organizations/staff/index.ts';
import { selectEvent, selectSections } from './events/present-event.ts';
import { isListed, isVisibleTo } from './visible-items.ts';
import {
  ofSomeKinds,
  selectDeparture,
  selectItems,
  selectPictures,
  selectPosts,
  type ItemCardTables,
} from './item-cards.ts';

const SIMILAR_ITEMS = 6;

interface Wanted {
  readonly id: number;
  /** Null for a guest. */
  readonly viewerId: number | null;
}

/** What an organization takes for bringing things. Sums are minor units. */
export interface DeliveryRates {
  readonly payer: 'client' | 'organization';
  readonly base_fee: number;
  readonly fee_per_km: number;
  readonly free_from: number | null;
  readonly min_order: number | null;
  /** Whether parts of the town have fees of their own. */
  readonly has_zones: boolean;
}

/** What the best card of an organization gives, in hundredths of a percent. */
export interface BestCard {
  readonly kind: CardOffer['kind'];
  readonly basis_points: number;
}

/** What tells of an item's organization what this module does not know, as selections. */
export interface SellerSelections {
  /** The rates of the organization that a column refers to; null where it brings nothing. */
  selectDeliveryRates(organizationId: Expression<number>): RawBuilder<DeliveryRates | null>;
  /** The most that its cards give anybody; null where it has none that counts. */
  selectBestCard(organizationId: Expression<number>): RawBuilder<BestCard | null>;
}

/** What only things to let and events have; most of what is looked at is neither. */
const NO_TERMS = {
  by_night: false,
  is_from: false,
  date: null,
  rental: null,
  event: null,
  sections: null,
};
const WITH_TERMS: ReadonlySet<ItemKind> = new Set(['rent', 'ticket']);

/** Finds one published item with what its page shows besides the card. */
export function createFindItem(selections: SellerSelections) {
  const select = selectItem(selections);
  return async (db: Kysely<ItemCardTables & StaffTables>, wanted: Wanted) => {
    const [item] = await select(db, wanted);
    if (!item) return undefined;
    if (!WITH_TERMS.has(item.kind)) return { ...item, ...NO_TERMS };
    const [terms] = await selectTerms(db, { id: item.id });
    return terms && { ...item, ...terms };
  };
}

const selectItem = ({ selectDeliveryRates, selectBestCard }: SellerSelections) =>
  reusable((db: Kysely<ItemCardTables>, { id, viewerId }: Slots<Wanted>) =>
    selectItems(db, viewerId)
      .innerJoin('category', 'category.id', 'item.category_id')
      .select(['category.titles as category_titles', 'organization.address', 'organization.city'])
      .select(['organization.time_zone', 'organization.takes_online_payment'])
      .select(['organization.status as life_state', 'item.instagram_posts'])
      .select((eb) =>
        jsonArrayFrom(
          selectPictures(eb.ref('item.id')).select('item_image.alt').limit(ITEM_PICTURES_MAX),
        ).as('images'),
      )
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('item_size')
            .select(['item_size.id', 'item_size.size'])
            .select(sql<number>`item_size.stock - item_size.held`.as('available'))
            .whereRef('item_size.item_id', '=', 'item.id')
            .orderBy('item_size.position')
            .orderBy('item_size.id'),
        ).as('sizes'),
      )
      .select((eb) =>
        jsonArrayFrom(
          joinPicture(eb.selectFrom('item_video'), 'item_video.poster_id')
            .select((video) => [
              'item_video.youtube_id',
              selectVideoKey(video.ref('item_video.video_id')).as('video_key'),
            ])
            .whereRef('item_video.item_id', '=', 'item.id')
            .orderBy('item_video.position'),
        ).as('videos'),
      )
      .select((eb) => [
        selectWeek(eb.ref('organization.id')).as('week'),
        sql<boolean | null>`case when ${viewerId}::bigint is not null
        then ${viewerId}::bigint in ${membersOf(eb.ref('organization.id'))} end`.as('is_own'),
        // Only goods are brought, and only they cost less with a card.
        sql<DeliveryRates | null>`case when item.kind = 'product'
        then ${selectDeliveryRates(eb.ref('organization.id'))} end`.as('delivery'),
        sql<BestCard | null>`case when item.kind = 'product' and item.price is not null
        then ${selectBestCard(eb.ref('organization.id'))} end`.as('best_card'),
      ])
      .where('item.id', '=', id)
      .where(isVisibleTo(viewerId)),
  );

const selectTerms = reusable((db: Kysely<ItemCardTables>, { id }: Slots<Pick<Wanted, 'id'>>) =>
  db
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(ofSomeKinds)
    .select((eb) =>
      eb
        .case()
        .when('item.kind', '=', 'rent')
        .then(
          jsonObjectFrom(
            eb
              .selectFrom('rental_terms')
              .select(['units_min', 'units_max', 'units_step', 'notice_hours'])
              .select(['days_ahead', 'deposit', 'cancel_hours', 'cancel_percent'])
              .select(sql<string>`to_char(starts_from, 'HH24:MI')`.as('starts_from'))
              .select(sql<string>`to_char(starts_until, 'HH24:MI')`.as('starts_until'))
              .select(selectDeparture)
              .whereRef('rental_terms.item_id', '=', 'item.id'),
          ),
        )
        .end()
        .as('rental'),
    )
    .select((eb) =>
      eb
        .case()
        .when('item.kind', '=', 'ticket')
        .then(selectEvent(eb.ref('item.id')))
        .end()
        .as('event'),
    )
    .select((eb) =>
      eb
        .case()
        .when('item.kind', '=', 'ticket')
        .then(selectSections(eb.ref('item.id')))
        .end()
        .as('sections'),
    )
    .where('item.id', '=', id),
);

/** The newest of the listed items that share an item's category. */
export const findSimilarItems = reusable(
  (db: Kysely<ItemCardTables>, { id, viewerId }: Slots<Wanted>) =>
    selectPosts(db, viewerId)
      .where(isListed)
      .where('item.category_id', '=', (eb) =>
        eb.selectFrom('item as shown').select('shown.category_id').where('shown.id', '=', id),
      )
      .where('item.id', '<>', id)
      .orderBy('item.created_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(SIMILAR_ITEMS),
);
