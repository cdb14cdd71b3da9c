import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/discounts';
import type { Wallets } from '../../../../platform/env/wallets.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { drawApplePass, googlePassUrl } from '../../../../platform/wallet-passes/index.ts';
import { findOwnDiscounts } from '../own-discounts.ts';
import type { WalletTables } from '../wallet.queries.ts';
import { appleCard, googleCard } from './card-pass.ts';

interface CardPassesDependencies {
  readonly db: Kysely<WalletTables>;
  readonly wallets: Wallets;
}

/** Discount cards in the wallets of phones. */
export function cardPassesRoutes({
  db,
  wallets: { apple, google },
}: CardPassesDependencies): ImplementedRoute[] {
  async function find(organizationId: number, { actor, locale }: RequestContext) {
    const { userId: personId } = requireActor(actor);
    const own = { organizationId, clientId: personId };
    const wallet = await findOwnDiscounts(db, own, locale);
    const card = wallet?.cards[0];
    if (!wallet || !card) throw new ApiError('not_found');
    return { wallet, card, personId, locale };
  }

  return [
    implement(contract.getAppleCard, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!apple) throw new ApiError('wallet_off');
      const content = Readable.from([await drawApplePass(apple, appleCard(pass))]);
      return { name: `card-${id}.pkpass`, content };
    }),
    implement(contract.getGoogleCard, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!google) throw new ApiError('wallet_off');
      return { url: googlePassUrl(google, googleCard(google.id, pass), new Date()) };
    }),
  ];
}
