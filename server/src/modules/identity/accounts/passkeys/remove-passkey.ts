import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { passkeyRemoved } from '../accounts.events.ts';
import type { PasskeysTables } from './passkeys.tables.ts';

/**
 * Removes a passkey of the person; sessions that it has opened stay, and the person is told.
 * @throws ApiError `not_found`
 */
export async function removePasskey(
  transact: Transact<PasskeysTables>,
  { userId, id, place }: { readonly userId: number; readonly id: number; readonly place: string },
): Promise<void> {
  await transact(async ({ trx, emit }) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new ApiError('not_found');
    emit(passkeyRemoved({ organizationId: null, userId, name: removed.name, place }));
  });
}
