import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { getEventCalendar } from '@karavan/shared-api/contract/calendar-files';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { listCategories } from '@karavan/shared-api/contract/feed';
import { getItem, listSimilarItems } from '@karavan/shared-api/contract/items';
import { CARD_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import { listSizes as listSizesRoute } from '@karavan/shared-api/contract/sizes';
import { writeCalendarText } from '../../../platform/calendar/calendar-text.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  implement,
  implementShared,
  type ImplementedRoute,
} from '../../../platform/http/implement.ts';
import { presentWorkingNow } from '../../organizations/organizations/index.ts';
import type { StaffTables } from '../../organizations/staff/index.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { findEventEntry } from './events/find-event-entry.ts';
import { presentEvent, presentSize } from './events/present-event.ts';
import {
  presentDelivery,
  presentInstagramPost,
  presentPost,
  presentVideo,
} from './items.presenter.ts';
import type { ItemCardTables } from './item-cards.ts';
import { createFindItem, findSimilarItems, type SellerSelections } from './item.queries.ts';
import { listSizes } from './list-sizes.ts';

interface ItemsParts extends SellerSelections {
  readonly db: Kysely<ItemCardTables & StaffTables & CurrenciesTables>;
}

export function itemsRoutes({ db, ...selections }: ItemsParts): ImplementedRoute[] {
  const findItem = createFindItem(selections);
  return [
    implementShared(listCategories, async ({ context: { locale } }) => {
      const rows = await db.selectFrom('category').selectAll().orderBy('id').execute();
      const present = ({ id, titles }: (typeof rows)[number]) => ({
        id,
        title: textIn(titles, locale),
      });
      return {
        list: rows
          .filter(({ parent_id }) => parent_id === null)
          .map((row) => ({
            ...present(row),
            subcategories: rows.filter(({ parent_id }) => parent_id === row.id).map(present),
          })),
      };
    }),
    implementShared(listSizesRoute, async ({ query: { category } }) => ({
      list: await listSizes(db, category),
    })),
    implementShared(getItem, async ({ params: { id }, context }) => {
      const [convert, item] = await Promise.all([
        converterFor(db, context),
        findItem(db, { id, viewerId: context.actor?.userId ?? null }),
      ]);
      if (!item) throw new ApiError('not_found');
      return {
        ...presentPost(
          { ...item, pictures: item.images.slice(0, CARD_PICTURES_MAX) },
          context.locale,
          convert,
        ),
        is_selling: isSelling(item.life_state),
        category: { id: item.category_id, title: textIn(item.category_titles, context.locale) },
        images: item.images.map(({ alt, ...image }) => ({
          ...presentImage(image),
          ...(alt !== '' && { alt }),
        })),
        videos: item.videos.map(presentVideo),
        instagram_posts: item.instagram_posts.map(presentInstagramPost),
        address: item.address,
        city: item.city,
        time_zone: item.time_zone,
        takes_online_payment: item.takes_online_payment,
        is_own: item.is_own,
        working_now: presentWorkingNow(item, new Date()),
        delivery: item.delivery && presentDelivery(item.delivery, item.currency),
        ...(item.best_card &&
          isSelling(item.life_state) && {
            card_offer: {
              kind: item.best_card.kind,
              percent: presentPercent(item.best_card.basis_points),
            },
          }),
        rental: item.rental && {
          ...item.rental,
          deposit: presentMoney(item.rental.deposit, item.currency),
        },
        event: item.event && presentEvent(item.event, item.currency),
        sizes: item.sizes.map((size) => presentSize(size, item.sections, item.currency)),
      };
    }),
    implement(getEventCalendar, async ({ params: { id }, context }) => {
      const viewerId = context.actor?.userId ?? null;
      const [item, entry] = await Promise.all([
        findItem(db, { id, viewerId }),
        findEventEntry(db, id),
      ]);
      if (!item || !entry) throw new ApiError('not_found');
      const text = writeCalendarText(
        { product: 'Events', title: entry.summary },
        [entry],
        new Date(),
      );
      return { name: `event-${id}.ics`, content: Readable.from([text]) };
    }),
    implementShared(listSimilarItems, async ({ params: { id }, context }) => {
      const [convert, items] = await Promise.all([
        converterFor(db, context),
        findSimilarItems(db, { id, viewerId: context.actor?.userId ?? null }),
      ]);
      return { list: items.map((item) => presentPost(item, context.locale, convert)) };
    }),
  ];
}
