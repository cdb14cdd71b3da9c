import { sql, type Selectable } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import { refuseBlocked } from '../blocks/index.ts';
import { lockStanding } from '../organizations/index.ts';
import { countOwned, handOver, lockOwnership } from '../staff/index.ts';
import { endTransfer } from './end-transfer.ts';
import type { OfferTables } from './offer-transfer.ts';
import { TRANSFER_TRANSITIONS } from './transfer-transitions.ts';
import type { TransfersTables } from './transfers.tables.ts';

type Tables = OfferTables & PeopleTables;

interface Answer {
  readonly transferId: number;
  readonly userId: number;
}

type Offered = Pick<
  Selectable<TransfersTables['organization_transfer']>,
  'id' | 'organization_id' | 'status'
>;

/**
 * Makes somebody the owner of what was offered to them, and whoever offered it a manager there. The person is
 * locked as when they open an organization, so that their limit holds for both.
 * @throws ApiError `not_found` for an offer to others, `conflict` once it is over, `organization_limit`, `blocked`
 */
export async function acceptTransfer(
  unit: UnitOfWork<Tables>,
  { transferId, userId }: Answer,
  limit: number,
): Promise<Offered> {
  const { trx } = unit;
  const { organization_id: organizationId } = await findOffered(unit, { transferId, userId });
  await lockPerson(trx, userId);
  await lockStanding(trx, organizationId);
  const ownership = await lockOwnership(trx, { organizationId, recipientId: userId });
  const offered = await lockOffered(unit, transferId);
  if (offered.status === TRANSFER_TRANSITIONS.accept.to) return offered;
  const isOwners = ownership.owner.user_id === offered.owner_id;
  if (offered.status !== 'offered' || offered.is_over || !isOwners) throw new ApiError('conflict');
  await refuseBlocked(trx, { organizationId, personId: userId });
  if ((await countOwned(trx, userId)) >= limit) throw new ApiError('organization_limit');
  // Told of first: who listens to it locks what comes before the news of the new owner.
  await endTransfer(unit, offered, { action: 'accept', actorId: userId });
  await handOver(unit, ownership, userId);
  return { ...offered, status: TRANSFER_TRANSITIONS.accept.to };
}

/** @throws ApiError `not_found` for an offer to others, `conflict` once it is over otherwise */
export async function declineTransfer(unit: UnitOfWork<Tables>, answer: Answer): Promise<Offered> {
  await findOffered(unit, answer);
  const offered = await lockOffered(unit, answer.transferId);
  const { to } = TRANSFER_TRANSITIONS.decline;
  if (offered.status === to) return offered;
  if (offered.status !== 'offered' || offered.is_over) throw new ApiError('conflict');
  await endTransfer(unit, offered, { action: 'decline', actorId: answer.userId });
  return { ...offered, status: to };
}

async function findOffered(
  { trx }: UnitOfWork<Tables>,
  { transferId, userId }: Answer,
): Promise<Offered> {
  const offered = await trx
    .selectFrom('organization_transfer')
    .select(['id', 'organization_id', 'status'])
    .where('id', '=', transferId)
    .where('recipient_id', '=', userId)
    .executeTakeFirst();
  if (!offered) throw new ApiError('not_found');
  return offered;
}

function lockOffered({ trx }: UnitOfWork<Tables>, id: number) {
  return trx
    .selectFrom('organization_transfer')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_over'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
