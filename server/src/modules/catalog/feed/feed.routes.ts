import type { Kysely } from 'kysely';
import { askForNewerPosts, listFeed, suggestSearch } from '@karavan/shared-api/contract/feed';
import { listOrganizationItems } from '@karavan/shared-api/contract/organizations';
import { listSubscribedPosts } from '@karavan/shared-api/contract/subscriptions';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import { hasNewerPosts } from './feed.queries.ts';
import { listPosts } from './list-posts.ts';
import { suggestNames, suggestOrganizations } from './search.queries.ts';

export function feedRoutes(db: Kysely<ItemCardTables & CurrenciesTables>): ImplementedRoute[] {
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
  ];
}
