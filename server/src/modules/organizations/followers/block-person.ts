import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPeople, type PeopleTables } from '../../identity/people/index.ts';
import { liftBlock, lockRelation, storeBlock, type BlocksTables } from '../blocks/index.ts';
import { unfollowOrganization, type OrganizationsTables } from '../organizations/index.ts';
import { membersOf, type StaffTables } from '../staff/index.ts';

type BlockTables = BlocksTables & FilesTables & OrganizationsTables & PeopleTables & StaffTables;

interface Block {
  readonly organizationId: number;
  readonly personId: number;
  /** Who of the staff does it. */
  readonly actorId: number;
}

/**
 * Nothing new begins between the two from now on, and the person no longer follows. What is under way
 * goes on; what the person has there stays theirs.
 * @throws ApiError `not_found` for nobody, `employee_not_blocked` for one of the staff
 */
export async function blockPerson(
  { trx }: Pick<UnitOfWork<BlockTables>, 'trx'>,
  { organizationId, personId, actorId }: Block,
): Promise<void> {
  await lockRelation(trx, { organizationId, personId });
  const person = await selectPeople(trx)
    .select((eb) => eb(eb.val(personId), 'in', membersOf(organizationId)).as('is_staff'))
    .where('app_user.id', '=', personId)
    .executeTakeFirst();
  if (!person) throw new ApiError('not_found');
  if (person.is_staff) throw new ApiError('employee_not_blocked');
  await storeBlock(trx, { organizationId, personId, actorId });
  // Also a request that was declined: nobody accepts it while they are blocked.
  await unfollowOrganization(trx, { organizationId, userId: personId, isForgotten: true });
}

/** The person is welcome again; they do not follow until they press. */
export async function unblockPerson(
  { trx }: Pick<UnitOfWork<BlockTables>, 'trx'>,
  { organizationId, personId }: Omit<Block, 'actorId'>,
): Promise<void> {
  await lockRelation(trx, { organizationId, personId });
  await liftBlock(trx, { organizationId, personId });
}
