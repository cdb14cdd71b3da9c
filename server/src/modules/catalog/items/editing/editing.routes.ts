import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/item-editing';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { changeItems } from './change-items.ts';
import type { LockCartsWith } from './change-sizes.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { duplicateItem } from './duplicate-item.ts';
import { findDefaults } from './find-defaults.ts';
import { listStaffItems } from './list-staff-items.ts';
import { readEditedItem } from './read-edited-item.ts';
import { updateItem } from './update-item.ts';

type EditingTables = ItemCardTables & AuditTables & IdempotencyTables;

interface EditingParts {
  readonly db: Kysely<ItemCardTables>;
  readonly transact: Transact<EditingTables>;
  readonly lockCartsWith: LockCartsWith;
}

/** What staff do with the products of their organization. */
export function itemEditingRoutes({
  db,
  transact,
  lockCartsWith,
}: EditingParts): ImplementedRoute[] {
  return [
    implement(contract.listStaffItems, ({ params: { id }, query }) =>
      listStaffItems(db, { organizationId: id, ...query }),
    ),
    implement(contract.getItemDefaults, ({ params: { id } }) => findDefaults(db, id)),
    implement(contract.createItem, ({ params: { id: organizationId }, body, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await createItem(trx, { organizationId, editorId, input: body });
          await recordAudit(trx, context, { item: id, status: body.status });
          return readEditedItem(trx, { organizationId, id, locale: context.locale });
        }),
      );
    }),
    implement(contract.getEditedItem, ({ params, context: { locale } }) =>
      readEditedItem(db, { organizationId: params.id, id: params.item, locale }),
    ),
    implement(contract.updateItem, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const own = { organizationId: params.id, id: params.item, locale: context.locale };
      return transact(async ({ trx }) => {
        await updateItem(trx, { ...own, editorId, input, version }, lockCartsWith);
        await recordAudit(trx, context, {
          item: own.id,
          version: version + 1,
          status: input.status,
          price: input.price,
        });
        return readEditedItem(trx, own);
      });
    }),
    implement(contract.deleteItem, ({ params, context }) =>
      transact(async ({ trx }) => {
        await deleteItem(trx, { organizationId: params.id, id: params.item }, lockCartsWith);
        await recordAudit(trx, context, { item: params.item });
        return undefined;
      }),
    ),
    implement(contract.duplicateItem, ({ params, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const organizationId = params.id;
          const id = await duplicateItem(trx, { organizationId, id: params.item });
          await recordAudit(trx, context, { item: id, copied: params.item });
          return readEditedItem(trx, { organizationId, id, locale: context.locale });
        }),
      ),
    ),
    implement(contract.changeItems, ({ params: { id: organizationId }, body, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const list = await changeItems(trx, organizationId, body);
          const changed = body.item_ids.filter((_, place) => list[place] === 'changed');
          await recordAudit(trx, context, {
            items: changed.join(','),
            category: body.category ?? null,
            status: body.status ?? null,
            percent: body.price?.percent ?? null,
            amount: body.price?.amount ?? null,
          });
          return { list };
        }),
      ),
    ),
  ];
}
