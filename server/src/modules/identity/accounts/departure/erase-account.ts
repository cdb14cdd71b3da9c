import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { eraseSessions } from '../../../../platform/auth/erase-sessions.ts';
import type { EventsTables } from '../../../../platform/events/events.tables.ts';
import { forgetEventsOfPerson } from '../../../../platform/events/forget-events.ts';
import type { Eraser } from '../../../../platform/personal-data/erasure.ts';
import { forgetCountsOf } from '../../../../platform/throttle/throttle.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import { newDeviceSignedIn, passkeyAdded, passkeyRemoved } from '../accounts.events.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { PasskeysTables } from '../passkeys/passkeys.tables.ts';

type Tables = AccountsTables & AuthTables & EventsTables & PasskeysTables & ThrottleTables;

/** Codes, passkeys, proofs, guesses, sessions, and where and with what somebody has signed in. */
export const eraseAccount: Eraser<Tables> = async (unit, { id, recipients }) => {
  const { trx } = unit;
  await trx.deleteFrom('phone_code').where('phone', 'in', recipients).execute();
  await trx.deleteFrom('number_proof').where('user_id', '=', id).execute();
  await trx.deleteFrom('account_return').where('user_id', '=', id).execute();
  // Their passkeys go with it.
  await trx.deleteFrom('passkey_handle').where('user_id', '=', id).execute();
  await eraseSessions(trx, id);
  await forgetCountsOf(trx, recipients);
  for (const type of [newDeviceSignedIn, passkeyAdded, passkeyRemoved]) {
    await forgetEventsOfPerson(trx, type, id);
  }
};
