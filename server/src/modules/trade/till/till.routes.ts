import type { Kysely } from 'kysely';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import * as contract from '@karavan/shared-api/contract/till';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import {
  implement,
  type ImplementedRoute,
  type ParsedRequest,
} from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { once } from '../../../platform/idempotency/once.ts';
import {
  drawPersonalCode,
  findTypedPerson,
  limitSearch,
  type ReferredPerson,
} from '../../identity/people/index.ts';
import { limitGuesses } from '../gifts/index.ts';
import type { Orders } from '../orders/index.ts';
import { completeSale } from './complete-sale.ts';
import { moveCashback } from './move-cashback.ts';
import { findClientAtTill, quoteSale, type WantedSale } from './quote-sale.ts';
import { isCodeSpent } from './spend-personal-code.ts';
import { presentClientAtTill, presentQuote } from './till.presenter.ts';

interface TillDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  /** Seals personal codes. */
  readonly codeKey: Buffer;
  /** Seals codes of gift cards. */
  readonly giftKey: Buffer;
}

export function tillRoutes({
  db,
  transact,
  orders,
  codeKey,
  giftKey,
}: TillDependencies): ImplementedRoute[] {
  const keys = { codeKey, giftKey };

  /** Sellers, too, may not try out codes of gift cards. */
  const limitShown = <T>({ sellerId, giftCode }: WantedSale, work: () => Promise<T>): Promise<T> =>
    giftCode === undefined ? work() : limitGuesses(db, sellerId, work);

  async function refuseSpentCode(client: ReferredPerson): Promise<void> {
    if (await isCodeSpent(db, client)) throw new ApiError('client_code_used');
  }

  const auditClient = (context: RequestContext, client: ReferredPerson) =>
    db.transaction().execute((trx) => recordAudit(trx, context, { client: client.id }));

  return [
    implement(contract.getPersonalCode, async ({ context }) => {
      const { userId } = requireActor(context.actor);
      const { code, expiresIn } = drawPersonalCode(codeKey, userId, Date.now());
      return { uid: uidOf(userId), code, expires_in: expiresIn };
    }),
    implement(contract.findSaleClient, async ({ params, query, context }) => {
      const sellerId = requireActor(context.actor).userId;
      const wanted = { organizationId: params.id, sellerId, client: query.client };
      return limitSearch(db, sellerId, async (found) => {
        const atTill = await findClientAtTill(db, codeKey, wanted);
        await found(atTill.client);
        await refuseSpentCode(atTill.client);
        await auditClient(context, atTill.client);
        return presentClientAtTill(atTill);
      });
    }),
    implement(contract.preprocessSale, async (request) => {
      const wanted = wantedBy(request);
      return limitSearch(db, wanted.sellerId, async (found) => {
        const quote = await limitShown(wanted, () => quoteSale(db, keys, wanted));
        await found(quote.client);
        await refuseSpentCode(quote.client);
        await auditClient(request.context, quote.client);
        return presentQuote(quote, request.context.locale);
      });
    }),
    implement(contract.completeSale, async (request) => {
      const { context, body } = request;
      const completion = { ...wantedBy(request), total: body.total, locale: context.locale };
      return limitSearch(db, completion.sellerId, async (found) => {
        const typed = await findTypedPerson(db, {
          codeKey,
          text: body.client,
          field: 'client',
        });
        if (typed) await found(typed);
        return limitShown(completion, () =>
          transact((unit) =>
            once(unit.trx, context, async () => {
              const order = await completeSale(unit, orders, keys, completion);
              await recordAudit(unit.trx, context, { order });
              return { transaction_id: order };
            }),
          ),
        );
      });
    }),
    implement(contract.moveCashback, async ({ params, body, context }) => {
      const sellerId = requireActor(context.actor).userId;
      const move = { organizationId: params.id, sellerId, ...body };
      return limitSearch(db, sellerId, async (found) => {
        const typed = await findTypedPerson(db, { codeKey, text: body.client, field: 'client' });
        if (typed) await found(typed);
        return transact((unit) =>
          once(unit.trx, context, async () => {
            const { clientId, balance } = await moveCashback(unit, codeKey, move);
            const { action, amount } = body;
            await recordAudit(unit.trx, context, { client: clientId, action, amount });
            return { balance };
          }),
        );
      });
    }),
  ];
}

function wantedBy({
  params,
  body,
  context,
}: Pick<ParsedRequest<typeof contract.preprocessSale>, 'params' | 'body' | 'context'>): WantedSale {
  return {
    organizationId: params.id,
    sellerId: requireActor(context.actor).userId,
    client: body.client,
    amount: body.amount,
    spendCashback: body.spend_cashback,
    spendGifts: body.spend_gifts,
    giftCode: body.gift_code,
    card: body.card,
    code: body.code,
  };
}
