import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/transfers';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Env } from '../../../platform/env/env.ts';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { createOwnProof, type OwnProofTables } from '../../identity/accounts/index.ts';
import { findByReference, limitSearch } from '../../identity/people/index.ts';
import { acceptTransfer, declineTransfer } from './answer-transfer.ts';
import { offerTransfer, withdrawTransfer, type OfferTables } from './offer-transfer.ts';
import { findTransfer, type TransferListTables } from './transfers.queries.ts';

type Tables = OfferTables & TransferListTables & OwnProofTables & AuditTables;

interface TransfersDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly env: Env;
  /** Of the personal codes that people show. */
  readonly codeKey: Buffer;
}

/** How an organization gets another owner. */
export function transfersRoutes({
  db,
  transact,
  env,
  codeKey,
}: TransfersDependencies): ImplementedRoute[] {
  const ownProof = createOwnProof(db, env);
  const limit = env.ORGANIZATIONS_PER_PERSON;

  const answer = (
    route: contract.TransferAnswer,
    act: (unit: UnitOfWork<Tables>, by: { transferId: number; userId: number }) => Answered,
  ) =>
    implement(route, ({ params: { id: transferId }, context }) => {
      const { userId } = requireActor(context.actor);
      return transact(async (unit) => {
        const { id, organization_id, status } = await act(unit, { transferId, userId });
        const own = { organizationId: organization_id, route };
        await auditOwn(unit.trx, context, own, { transfer: id });
        return { id, organization_id, status };
      });
    });

  return [
    implement(contract.getTransfer, async ({ params: { id } }) => ({
      transfer: await findTransfer(db, id),
    })),
    implement(contract.offerTransfer, async ({ params: { id }, body, context }) => {
      const actor = requireActor(context.actor);
      const { person: text, ...proof } = body;
      return limitSearch(db, actor.userId, async (found) => {
        const person = await findByReference(db, { codeKey, text, field: 'person' });
        await found(person);
        await ownProof.check(actor, context.address, proof);
        return transact(async (unit) => {
          const { userId: ownerId } = actor;
          const offer = { organizationId: id, ownerId, recipientId: person.id };
          const transfer = await offerTransfer(unit, offer);
          // Last: what was refused has not used it up.
          await ownProof.redeem(unit.trx, actor, proof);
          await recordAudit(unit.trx, context, { transfer, employee: person.id });
          return (await findTransfer(unit.trx, id))!;
        });
      });
    }),
    implement(contract.withdrawTransfer, ({ params: { id }, context }) => {
      const { userId: ownerId } = requireActor(context.actor);
      return transact(async (unit) => {
        const transfer = await withdrawTransfer(unit, { organizationId: id, ownerId });
        await recordAudit(unit.trx, context, { transfer });
        return (await findTransfer(unit.trx, id))!;
      });
    }),
    answer(contract.acceptTransfer, (unit, by) => acceptTransfer(unit, by, limit)),
    answer(contract.declineTransfer, declineTransfer),
  ];
}

type Answered = Promise<contract.ReceivedTransfer>;
