import { sql } from 'kysely';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { TRANSFER_HOURS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { refuseBlocked, type BlocksTables } from '../blocks/index.ts';
import { lifeStateNow, lockStanding, type OrganizationsTables } from '../organizations/index.ts';
import { lockOwnership, type StaffTables } from '../staff/index.ts';
import { endTransfer, type TransferRow } from './end-transfer.ts';
import { transferMoved } from './transfers.events.ts';
import type { TransfersTables } from './transfers.tables.ts';

export type OfferTables = TransfersTables & StaffTables & OrganizationsTables & BlocksTables;

interface Offer {
  readonly organizationId: number;
  readonly ownerId: number;
  readonly recipientId: number;
}

/**
 * Offers an organization to somebody; nothing comes of it unless they accept.
 * @throws ApiError `not_found` for whoever is not the owner (any more), `invalid_input` for oneself,
 * `client_blocked`, `transfer_open`, `organization_closed` for one that closes
 */
export async function offerTransfer(
  unit: UnitOfWork<OfferTables>,
  { organizationId, ownerId, recipientId }: Offer,
): Promise<number> {
  const { trx, emit } = unit;
  if (recipientId === ownerId) {
    throw new ApiError('invalid_input', { fields: { person: [{ problem: 'invalid' }] } });
  }
  await lockOwner(unit, { organizationId, ownerId });
  if (!isSelling(await lifeStateNow(trx, organizationId)))
    throw new ApiError('organization_closed');
  await refuseBlocked(trx, { organizationId, personId: recipientId }, 'client_blocked');
  const open = await lockOpen(unit, organizationId);
  if (open && !open.is_over) throw new ApiError('transfer_open');
  // The job that ends it has not run yet.
  if (open) await endTransfer(unit, open, { action: 'expire', actorId: null });
  const { id } = await trx
    .insertInto('organization_transfer')
    .values({
      organization_id: organizationId,
      owner_id: ownerId,
      recipient_id: recipientId,
      expires_at: sql<Date>`now() + make_interval(hours => ${TRANSFER_HOURS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { organizationId, transferId: id, ownerId, recipientId, actorId: ownerId };
  emit(transferMoved({ ...facts, action: 'offer' }));
  return id;
}

/**
 * Takes the latest offer back; a repeat answers success again.
 * @throws ApiError `conflict` where there is none (any more)
 */
export async function withdrawTransfer(
  unit: UnitOfWork<OfferTables>,
  by: Pick<Offer, 'organizationId' | 'ownerId'>,
): Promise<number> {
  await lockOwner(unit, by);
  const latest = await unit.trx
    .selectFrom('organization_transfer')
    .selectAll()
    .where('organization_id', '=', by.organizationId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (latest?.status === 'withdrawn') return latest.id;
  if (latest?.status !== 'offered') throw new ApiError('conflict');
  await endTransfer(unit, latest, { action: 'withdraw', actorId: by.ownerId });
  return latest.id;
}

/** The organization first: all that changes its owner waits here. */
async function lockOwner(
  { trx }: UnitOfWork<OfferTables>,
  { organizationId, ownerId }: Pick<Offer, 'organizationId' | 'ownerId'>,
): Promise<void> {
  await lockStanding(trx, organizationId);
  const { owner } = await lockOwnership(trx, { organizationId });
  if (owner.user_id !== ownerId) throw new ApiError('not_found');
}

async function lockOpen(
  { trx }: UnitOfWork<OfferTables>,
  organizationId: number,
): Promise<(TransferRow & { readonly is_over: boolean }) | undefined> {
  return trx
    .selectFrom('organization_transfer')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_over'))
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'offered')
    .forUpdate()
    .executeTakeFirst();
}
