import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/events';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import { admitTicket } from '../activate-ticket.ts';
import { requireOwnEvent } from '../run/read-event-run.ts';
import { admitGuest } from './admit-guest.ts';
import { addGuest, removeGuest } from './change-guests.ts';
import { listDoor, packDoor, readDoor } from './door.queries.ts';
import { writeDoorSheet } from './door-sheet.ts';

/** What staff do at the entrance of an event, and with its list of guests. */
export function doorRoutes(db: Kysely<Tables>, transact: Transact<Tables>): ImplementedRoute[] {
  return [
    implement(contract.listDoor, async ({ params, query }) => {
      const own = { organizationId: params.id, id: params.item };
      await requireOwnEvent(db, own);
      return listDoor(db, own, query);
    }),
    implement(contract.downloadDoor, async ({ params, context }) => {
      const own = { organizationId: params.id, id: params.item };
      await requireOwnEvent(db, own);
      return {
        name: `door-${params.item}.xlsx`,
        content: await writeDoorSheet(readDoor(db, own), context.locale),
      };
    }),
    implement(contract.packDoor, async ({ params }) => {
      const own = { organizationId: params.id, id: params.item };
      await requireOwnEvent(db, own);
      return packDoor(db, own);
    }),
    implement(contract.admitByHand, ({ params, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const { kind, entry_id, nonce } = body;
      const entry = { organizationId: params.id, actorId, nonce };
      return transact(async (unit) => {
        const { activated_at } = await admit(
          unit,
          { kind, id: entry_id, itemId: params.item },
          entry,
        );
        await recordAudit(unit.trx, context, { item: params.item, [kind]: entry_id });
        return { activated_at };
      });
    }),
    implement(contract.addGuest, ({ params, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const { name, party, section_id: sectionId } = body;
      const own = { organizationId: params.id, id: params.item };
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const guest = await addGuest(trx, { ...own, actorId, name, party, sectionId });
          await recordAudit(trx, context, { item: own.id, guest, party });
          return { id: guest };
        }),
      );
    }),
    implement(contract.removeGuest, ({ params, context }) =>
      transact(async ({ trx }) => {
        const own = { organizationId: params.id, id: params.item };
        await removeGuest(trx, { ...own, guestId: params.guest });
        await recordAudit(trx, context, { item: own.id, guest: params.guest });
        return undefined;
      }),
    ),
  ];
}

interface ListedEntry {
  readonly kind: 'ticket' | 'guest';
  readonly id: number;
  readonly itemId: number;
}

async function admit(
  unit: UnitOfWork<Tables>,
  { kind, id, itemId }: ListedEntry,
  entry: Parameters<typeof admitGuest>[2],
) {
  if (kind === 'guest') {
    const guest = await unit.trx
      .selectFrom('event_guest')
      .select(['id', 'item_id'])
      .where('id', '=', id)
      .where('item_id', '=', itemId)
      .executeTakeFirst();
    if (!guest) throw new ApiError('not_found');
    return admitGuest(unit.trx, guest, entry);
  }
  const ticket = await unit.trx
    .selectFrom('ticket')
    .select(['id', 'item_id', 'order_id'])
    .where('id', '=', id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!ticket) throw new ApiError('not_found');
  return admitTicket(unit, ticket, entry);
}
