import type { Kysely } from 'kysely';
import {
  askForNewerPosts,
  listFeed,
  listFeedSizes,
  searchOrganizations,
  suggestSearch,
} from '@karavan/shared-api/contract/feed';
import { ORGANIZATIONS_FOUND_MAX } from '@karavan/shared-api/contract/limits';
import { listOrganizationItems } from '@karavan/shared-api/contract/organizations';
import { listPartnerPosts } from '@karavan/shared-api/contract/partners';
import { listSubscribedPosts } from '@karavan/shared-api/contract/subscriptions';
import {
  implement,
  implementShared,
  type ImplementedRoute,
} from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import { findSizes, hasNewerPosts } from './feed.queries.ts';
import { listPosts } from './list-posts.ts';
import { readFilter } from './read-filter.ts';
import { findOrganizations, suggestNames } from './search.queries.ts';

const SUGGESTED_ORGANIZATIONS = 3;

export function feedRoutes(db: Kysely<ItemCardTables & CurrenciesTables>): ImplementedRoute[] {
  return [
    implementShared(listFeed, ({ query: { order_by: order, ...query }, context }) =>
      listPosts(db, { order, ...readFilter(query), ...mutesOf(query, context) }, query, context),
    ),
    implement(listFeedSizes, async ({ query }) => ({
      list: await findSizes(db, readFilter(query)),
    })),
    implementShared(listOrganizationItems, ({ params, query, context }) =>
      listPosts(
        db,
        {
          organization: params.id,
          viewer: context.actor?.userId,
          subcategories: query.subcategories,
        },
        query,
        context,
      ),
    ),
    implement(listPartnerPosts, ({ params, query, context }) =>
      listPosts(
        db,
        {
          partnersOf: params.id,
          category: query.category,
          search: query.search ? { typed: query.search, exactly: false } : undefined,
        },
        query,
        context,
      ),
    ),
    implement(listSubscribedPosts, ({ query, context }) => {
      const { userId } = requireActor(context.actor);
      return listPosts(db, { follower: userId, viewer: userId, mutedBy: userId }, query, context);
    }),
    implement(askForNewerPosts, async ({ query: { than, ...query }, context }) => ({
      has_newer: await hasNewerPosts(
        db,
        { ...readFilter(query), ...mutesOf(query, context) },
        than,
      ),
    })),
    implement(suggestSearch, async ({ query, context: { locale } }) => {
      const search = { typed: query.search, exactly: false };
      const [items, organizations] = await Promise.all([
        suggestNames(db, search),
        findOrganizations(db, search, SUGGESTED_ORGANIZATIONS),
      ]);
      return {
        items,
        organizations: organizations.map((row) => presentOrganizationCard(row, locale)),
      };
    }),
    implement(searchOrganizations, async ({ query, context: { locale } }) => {
      const search = { typed: query.search, exactly: query.exact !== undefined };
      const found = await findOrganizations(db, search, ORGANIZATIONS_FOUND_MAX);
      return { list: found.map((row) => presentOrganizationCard(row, locale)) };
    }),
  ];
}

/** Whose mutes count: a search finds what it names all the same. */
const mutesOf = (
  { search }: { readonly search?: string | undefined },
  { actor }: Pick<RequestContext, 'actor'>,
) => (search ? {} : { mutedBy: actor?.userId });
