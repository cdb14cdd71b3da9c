import type { Kysely } from 'kysely';
import {
  askForNewerPosts,
  listCategories,
  listFeed,
  suggestSearch,
} from '@karavan/shared-api/contract/feed';
import { getItem, listSimilarItems } from '@karavan/shared-api/contract/items';
import { listOrganizationItems } from '@karavan/shared-api/contract/organizations';
import { listSubscribedPosts } from '@karavan/shared-api/contract/subscriptions';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { presentPost, presentVideo } from './items.presenter.ts';
import type { ShownTables } from './shown-tables.ts';
import { hasNewerPosts } from './feed.queries.ts';
import { findItem, findSimilarItems } from './item.queries.ts';
import { listPosts } from './list-posts.ts';
import { suggestNames, suggestOrganizations } from './search.queries.ts';

export function catalogRoutes(db: Kysely<ShownTables & CurrenciesTables>): ImplementedRoute[] {
  return [
    implement(listFeed, ({ query, context }) => {
      const { category, subcategories, country, city, search, order_by: order } = query;
      const filter = { order, category, subcategories, country, city, search };
      return listPosts(db, filter, query, context);
    }),
    implement(listOrganizationItems, ({ params, query, context }) =>
      listPosts(db, { organization: params.id }, query, context),
    ),
    implement(listSubscribedPosts, ({ query, context }) =>
      listPosts(db, { follower: requireActor(context.actor).userId }, query, context),
    ),
    implement(askForNewerPosts, async ({ query: { than, ...filter } }) => ({
      has_newer: await hasNewerPosts(db, filter, than),
    })),
    implement(listCategories, async ({ context: { locale } }) => {
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
    implement(suggestSearch, async ({ query: { search }, context: { locale } }) => {
      const [items, organizations] = await Promise.all([
        suggestNames(db, search),
        suggestOrganizations(db, search),
      ]);
      return {
        items,
        organizations: organizations.map((row) => presentOrganizationCard(row, locale)),
      };
    }),
    implement(getItem, async ({ params: { id }, context }) => {
      const [convert, item] = await Promise.all([
        converterFor(db, context),
        findItem(db, { id, viewerId: context.actor?.userId ?? null }),
      ]);
      if (!item) throw new ApiError('not_found');
      return {
        ...presentPost(item, context.locale, convert),
        category: { id: item.category_id, title: textIn(item.category_titles, context.locale) },
        images: item.images.map(presentImage),
        videos: item.videos.map(presentVideo),
        address: item.address,
        city: item.city,
        time_zone: item.time_zone,
        takes_online_payment: item.takes_online_payment,
        rental: item.rental,
        event: item.event && {
          ...item.event,
          starts_at: new Date(item.event.starts_at).toISOString(),
          ends_at: new Date(item.event.ends_at).toISOString(),
        },
        sizes: item.sizes,
      };
    }),
    implement(listSimilarItems, async ({ params: { id }, context }) => {
      const [convert, items] = await Promise.all([
        converterFor(db, context),
        findSimilarItems(db, { id, viewerId: context.actor?.userId ?? null }),
      ]);
      return { list: items.map((item) => presentPost(item, context.locale, convert)) };
    }),
  ];
}
