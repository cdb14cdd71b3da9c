import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/discounts';
import { DISCOUNT_BACKGROUNDS } from '@karavan/shared-api/contract/enumerations';
import {
  getOrganizationClient,
  type DiscountCard,
} from '@karavan/shared-api/contract/organizations';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Wallets } from '../../../platform/env/wallets.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { walletsOf } from '../../../platform/wallet-passes/index.ts';
import {
  findClient,
  hasOrganization,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { createMembership } from '../../organizations/staff/index.ts';
import { listEntries } from '../cashback/index.ts';
import { changeDiscounts, removeDiscounts } from './change-discounts.ts';
import { presentOfferedCard, presentStanding } from './discounts.presenter.ts';
import type { DiscountsTables } from './discounts.tables.ts';
import { cardFor, findClientCards, findOfferedCards } from './find-card.ts';
import { listOffers } from './list-offers.ts';
import { findOwnDiscounts, listOwnDiscounts, storeChoice } from './own-discounts.ts';
import { cardPassesRoutes } from './passes/card-passes.routes.ts';
import { readDiscounts } from './read-discounts.ts';

interface DiscountsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly wallets: Wallets;
}

export function discountsRoutes({
  db,
  transact,
  wallets,
}: DiscountsDependencies): ImplementedRoute[] {
  const membership = createMembership(db);
  return [
    implement(getOrganizationClient, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      const [client, cards, standing] = await Promise.all([
        findClient(db, id, userId),
        findClientCards(db, id, userId),
        membership.standing(userId, id),
      ]);
      if (!client) throw new ApiError('not_found');
      const isAdmitted =
        !client.is_gated || client.follow_status === 'accepted' || standing !== null;
      const card = cardFor(cards, null);
      return {
        is_own: standing === 'owner',
        is_blocked: Boolean(client.is_blocked),
        follow_status: client.follow_status ?? ('none' as const),
        is_admitted: isAdmitted,
        discount: card && isAdmitted ? presentStanding(card, client.currency) : null,
      };
    }),
    ...editingRoutes(db, transact),
    ...walletRoutes(db, walletsOf(wallets)),
    ...cardPassesRoutes({ db, wallets }),
  ];
}

/** What staff do with the cards of their organization. */
function editingRoutes(db: Kysely<Tables>, transact: Transact<Tables>): ImplementedRoute[] {
  return [
    implement(contract.getDiscounts, ({ params: { id } }) => readDiscounts(db, id)),
    implement(contract.updateDiscounts, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        await changeDiscounts(trx, id, body);
        const cards = body.cards.map(
          ({ kind, tiers }) => `${kind}: ${tiers.map(({ percent }) => percent).join(', ')}`,
        );
        await recordAudit(trx, context, { cards: cards.join('; ') });
        return readDiscounts(trx, id);
      }),
    ),
    implement(contract.deleteDiscounts, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        await removeDiscounts(trx, id, body);
        await recordAudit(trx, context, { kinds: body.kinds.join(', ') });
        return readDiscounts(trx, id);
      }),
    ),
    implement(contract.listDiscountBackgrounds, () =>
      Promise.resolve({ list: [...DISCOUNT_BACKGROUNDS] }),
    ),
  ];
}

/** What clients have of the cards of organizations. */
function walletRoutes(db: Kysely<Tables>, passes: TicketWallet[]): ImplementedRoute[] {
  const withPasses = (wallet: contract.ClientWallet): contract.ClientWallet =>
    passes.length > 0 && wallet.cards.length > 0 ? { ...wallet, passes } : wallet;
  return [
    implement(contract.listDiscountOffers, ({ query, context: { actor, locale } }) =>
      listOffers(db, query, { viewer: actor?.userId ?? null, locale }),
    ),
    implement(contract.listOwnDiscounts, ({ query, context: { actor, locale } }) =>
      listOwnDiscounts(db, requireActor(actor).userId, query, locale),
    ),
    implement(
      contract.getOwnDiscounts,
      async ({ params: { id: organizationId }, context: { actor, locale } }) => {
        const own = { organizationId, clientId: requireActor(actor).userId };
        const wallet = await findOwnDiscounts(db, own, locale);
        if (!wallet) throw new ApiError('not_found');
        return withPasses(wallet);
      },
    ),
    implement(
      contract.chooseDiscount,
      async ({ params: { id: organizationId }, body, context: { actor, locale } }) => {
        const clientId = requireActor(actor).userId;
        if (!(await hasOrganization(db, organizationId))) throw new ApiError('not_found');
        await storeChoice(db, { organization_id: organizationId, client_id: clientId }, body);
        return withPasses((await findOwnDiscounts(db, { organizationId, clientId }, locale))!);
      },
    ),
    implement(contract.listCashbackEntries, ({ params: { id }, query, context: { actor } }) =>
      listEntries(db, { organizationId: id, clientId: requireActor(actor).userId }, query),
    ),
  ];
}

/** Finds what the page of an organization shows of its discounts. */
export function createFindDiscountCards(
  db: Kysely<DiscountsTables & OrganizationsTables & Pick<Tables, 'sale_order'>>,
) {
  return async (organizationId: number, viewer: number | null): Promise<DiscountCard[]> => {
    const cards = await findOfferedCards(db, [organizationId], viewer);
    return (cards.get(organizationId) ?? []).map(presentOfferedCard);
  };
}
