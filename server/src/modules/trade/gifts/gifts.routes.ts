import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/gifts';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { blockGift } from './block-gift.ts';
import { claimGift, limitGuesses } from './claim-gift.ts';
import { correctGift } from './correct-gift.ts';
import { issueGifts } from './issue-gifts.ts';
import { findGiftEntries, findOwnGifts, findStaffGifts, readStaffGift } from './read-gifts.ts';

interface GiftsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  /** Seals codes. */
  readonly codeKey: Buffer;
}

export function giftsRoutes({ db, transact, codeKey }: GiftsDependencies): ImplementedRoute[] {
  return [
    implement(contract.listGifts, async ({ context: { actor, locale } }) => ({
      list: await findOwnGifts(db, codeKey, { personId: requireActor(actor).userId, locale }),
    })),
    implement(contract.claimGift, ({ body: { code }, context }) => {
      const personId = requireActor(context.actor).userId;
      return limitGuesses(db, personId, () =>
        transact(({ trx }) =>
          once(trx, context, async () => ({
            id: await claimGift(trx, codeKey, { personId, code }),
          })),
        ),
      );
    }),
    implement(contract.listGiftEntries, ({ params: { id }, context }) =>
      findGiftEntries(db, { id, of: { personId: requireActor(context.actor).userId } }),
    ),
    implement(contract.listStaffGifts, ({ params: { id }, query }) =>
      findStaffGifts(db, codeKey, id, query),
    ),
    implement(contract.issueGifts, ({ params, body: input, context }) => {
      const actorId = requireActor(context.actor).userId;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const issue = { organizationId: params.id, actorId, input };
          const { ids, currency } = await issueGifts(trx, issue);
          const { kind, amount, count } = input;
          await recordAudit(trx, context, { gift: ids[0]!, kind, amount, currency, count });
          return { ids };
        }),
      );
    }),
    implement(contract.listStaffGiftEntries, ({ params: { id, gift } }) =>
      findGiftEntries(db, { id: gift, of: { organizationId: id } }),
    ),
    implement(contract.blockGift, ({ params: { id, gift }, body, context }) =>
      transact(async ({ trx }) => {
        await blockGift(trx, { organizationId: id, id: gift, reason: body.block_reason });
        await recordAudit(trx, context, { gift, is_blocked: body.block_reason !== null });
        return readStaffGift(trx, codeKey, id, gift);
      }),
    ),
    implement(contract.correctGift, ({ params: { id, gift }, body, context }) => {
      const actorId = requireActor(context.actor).userId;
      return transact(async (unit) => {
        await correctGift(unit, { organizationId: id, id: gift, actorId, ...body });
        await recordAudit(unit.trx, context, { gift, balance: body.balance });
        return readStaffGift(unit.trx, codeKey, id, gift);
      });
    }),
  ];
}
