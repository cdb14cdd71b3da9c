import { sql, type Transaction } from 'kysely';
import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';
import { WHOLESALE_REPEAT_DAYS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { refuseBlocked, type BlocksTables } from '../../organizations/blocks/index.ts';
import {
  selectOrganizations,
  takesOrders,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { AskCartsAgain } from './set-item-steps.ts';
import {
  nextStatus,
  WHOLESALE_TRANSITIONS,
  type WholesaleAction,
} from './wholesale-transitions.ts';
import { wholesaleMoved } from './wholesale.events.ts';
import type { WholesaleTables } from './wholesale.tables.ts';

interface Relation {
  readonly organizationId: number;
  readonly clientId: number;
}

/**
 * Asks for wholesale prices. Whoever waits or is confirmed already has what they want.
 * @throws ApiError `not_found`, `blocked`, `sells_nothing` where it closes, `conflict` for some days after a refusal
 */
export async function requestWholesale(
  { trx, emit }: UnitOfWork<WholesaleTables & OrganizationsTables & BlocksTables>,
  { organizationId, clientId, note }: Relation & { readonly note: string },
): Promise<void> {
  const organization = await trx
    .selectFrom(selectOrganizations().where('organization.id', '=', organizationId).as('asked'))
    .select('asked.id')
    .executeTakeFirst();
  if (!organization) throw new ApiError('not_found');
  await refuseBlocked(trx, { organizationId, personId: clientId });
  const { rows: open } = await sql<{ is_selling: boolean }>`
    select ${takesOrders(sql.val(organizationId))} as is_selling`.execute(trx);
  if (!open[0]!.is_selling) throw new ApiError('sells_nothing');
  const { rows } = await sql<{ version: number }>`
    insert into wholesale_client as client (organization_id, client_id, note)
    values (${organizationId}, ${clientId}, ${note})
    on conflict (organization_id, client_id) do update
    set status = 'requested', note = excluded.note, requested_at = now(), answered_at = null,
      version = client.version + 1
    where client.status = 'ended' or (client.status = 'declined'
      and client.answered_at < now() - ${WHOLESALE_REPEAT_DAYS} * interval '1 day')
    returning version`.execute(trx);
  const [moved] = rows;
  if (moved) {
    const { version } = moved;
    emit(
      wholesaleMoved({ organizationId, clientId, actorId: clientId, action: 'request', version }),
    );
    return;
  }
  const { status } = await trx
    .selectFrom('wholesale_client')
    .select('status')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (status === 'declined') throw new ApiError('conflict');
}

interface Move extends Relation {
  readonly actorId: number;
  readonly action: WholesaleAction;
}

/**
 * Takes a client along one row of the table, their row locked; a repeat answers success again. Their cart is shown
 * anew before it is ordered, since what it costs may be something else.
 * @throws ApiError `not_found` for whoever has never asked, `conflict` where it cannot go there, `client_blocked`
 */
export async function moveWholesale(
  { trx, emit }: UnitOfWork<WholesaleTables & BlocksTables>,
  askCartsAgain: AskCartsAgain,
  { organizationId, clientId, actorId, action }: Move,
): Promise<WholesaleStatus> {
  if (action === 'confirm') {
    await refuseBlocked(trx, { organizationId, personId: clientId }, 'client_blocked');
  }
  // Before the row: whoever orders has locked the cart, and reads the row after that.
  if (action !== 'decline') await askCartsAgain(trx, { organizationId, clientIds: [clientId] });
  const { status, version } = await lockWholesaleClient(trx, { organizationId, clientId });
  if (status === WHOLESALE_TRANSITIONS[action].to) return status;
  const to = nextStatus(status, action);
  if (!to) throw new ApiError('conflict');
  await trx
    .updateTable('wholesale_client')
    .set({ status: to, answered_at: sql<Date>`now()`, version: version + 1 })
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .execute();
  emit(wholesaleMoved({ organizationId, clientId, actorId, action, version: version + 1 }));
  return to;
}

async function lockWholesaleClient(
  trx: Transaction<WholesaleTables>,
  { organizationId, clientId }: Relation,
) {
  const row = await trx
    .selectFrom('wholesale_client')
    .select(['status', 'version'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}
