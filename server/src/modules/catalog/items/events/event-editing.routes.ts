import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/events';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { createEvent } from './create-event.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { readEditedEvent } from './read-edited-event.ts';
import { updateEvent } from './update-event.ts';

/** What staff tell of the events of their organization. */
export function eventEditingRoutes(
  db: Kysely<ItemCardTables>,
  transact: Transact<ItemCardTables & AuditTables & IdempotencyTables>,
): ImplementedRoute[] {
  return [
    implement(contract.createEvent, ({ params: { id: organizationId }, body, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await createEvent(trx, { organizationId, editorId, input: body });
          await recordAudit(trx, context, { item: id, status: body.status, starts: body.starts });
          return readEditedEvent(trx, { organizationId, id, locale: context.locale });
        }),
      );
    }),
    implement(contract.duplicateEvent, ({ params, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const { id: organizationId, item } = params;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await duplicateEvent(trx, { organizationId, id: item, editorId });
          await recordAudit(trx, context, { item: id, copied: item });
          return readEditedEvent(trx, { organizationId, id, locale: context.locale });
        }),
      );
    }),
    implement(contract.getEditedEvent, ({ params, context: { locale } }) =>
      readEditedEvent(db, { organizationId: params.id, id: params.item, locale }),
    ),
    implement(contract.updateEvent, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const own = { organizationId: params.id, id: params.item, locale: context.locale };
      return transact(async ({ trx }) => {
        await updateEvent(trx, { ...own, editorId, input, version });
        const { status, starts } = input;
        await recordAudit(trx, context, { item: own.id, version: version + 1, status, starts });
        return readEditedEvent(trx, own);
      });
    }),
  ];
}
