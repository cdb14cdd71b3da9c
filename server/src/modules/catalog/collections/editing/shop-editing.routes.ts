import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/collections';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import { findPinned, pinItems, type ItemCardTables } from '../../items/index.ts';
import type { CollectionsTables } from '../collections.tables.ts';
import { holdShelf } from '../shelf.ts';
import { deleteCollection, orderCollections } from './arrange-collections.ts';
import { listStaffCollections, readEditedCollection } from './read-collections.ts';
import { readSelection, storeSelection } from './select-with-item.ts';
import { createCollection, updateCollection } from './store-collection.ts';

type ShopTables = CollectionsTables & ItemCardTables;

interface EditingParts {
  readonly db: Kysely<ShopTables>;
  readonly transact: Transact<ShopTables & AuditTables & IdempotencyTables>;
}

/** How staff arrange the shop of their organization. */
export function shopEditingRoutes({ db, transact }: EditingParts): ImplementedRoute[] {
  return [
    implement(contract.listStaffCollections, ({ params: { id }, context }) =>
      listStaffCollections(db, {
        organizationId: id,
        locale: context.locale,
        viewer: requireActor(context.actor).userId,
      }),
    ),
    implement(contract.createCollection, ({ params, body: input, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const organizationId = params.id;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await createCollection(trx, { organizationId, editorId, input });
          await recordAudit(trx, context, { collection: id, title: input.title });
          return readEditedCollection(trx, organizationId, id);
        }),
      );
    }),
    implement(contract.orderCollections, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        const order = await orderCollections(trx, id, body.collection_ids);
        await recordAudit(trx, context, { collections: order.join(',') });
        return undefined;
      }),
    ),
    implement(contract.getEditedCollection, ({ params }) =>
      readEditedCollection(db, params.id, params.collection),
    ),
    implement(contract.updateCollection, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const { id: organizationId, collection: id } = params;
      return transact(async ({ trx }) => {
        await updateCollection(trx, { id, version, organizationId, editorId, input });
        await recordAudit(trx, context, {
          collection: id,
          version: version + 1,
          title: input.title,
          published: input.is_published,
        });
        return readEditedCollection(trx, organizationId, id);
      });
    }),
    implement(contract.deleteCollection, ({ params: { id, collection }, context }) =>
      transact(async ({ trx }) => {
        await deleteCollection(trx, id, collection);
        await recordAudit(trx, context, { collection });
        return undefined;
      }),
    ),
    implement(contract.getPinnedItems, async ({ params: { id } }) => ({
      list: await findPinned(db, id),
    })),
    implement(contract.pinItems, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        await holdShelf(trx, id);
        await pinItems(trx, id, body.item_ids);
        await recordAudit(trx, context, { items: body.item_ids.join(',') });
        return { list: await findPinned(trx, id) };
      }),
    ),
    implement(contract.getItemSelection, async ({ params }) => ({
      list: await readSelection(db, { organizationId: params.id, itemId: params.item }),
    })),
    implement(contract.setItemSelection, ({ params, body, context }) => {
      const own = { organizationId: params.id, itemId: params.item };
      return transact(async ({ trx }) => {
        await storeSelection(trx, own, body.item_ids);
        await recordAudit(trx, context, { item: own.itemId, items: body.item_ids.join(',') });
        return { list: await readSelection(trx, own) };
      });
    }),
  ];
}
