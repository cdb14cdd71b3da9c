import { sql, type Kysely } from 'kysely';
import type { z } from 'zod/mini';
import type * as contract from '@karavan/shared-api/contract/passkeys';
import { equal } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { findCredential } from './passkeys.queries.ts';
import type { PasskeysTables } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

export type Assertion = z.output<typeof contract.signInWithPasskey.body>['credential'];
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

/** What a use has shown: how often the passkey has signed by now. */
export interface ProvenUse {
  readonly id: number;
  readonly counter: number;
}

/** Checks what a passkey has signed; null where it is not its answer to the challenge, for this site. */
export async function verifyUse(
  { id, response }: Assertion,
  stored: StoredPasskey,
  { challenge, site }: { readonly challenge: string; readonly site: RelyingParty },
): Promise<ProvenUse | null> {
  if (!equal(Buffer.from(response.userHandle, 'base64url'), stored.handle)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(stored.public_key),
        counter: stored.counter,
      },
    });
    return verified ? { id: stored.id, counter: authenticationInfo.newCounter } : null;
  } catch {
    // The library throws for whatever it finds wrong.
    return null;
  }
}

/**
 * Counts a use. A passkey that was removed meanwhile, or that has counted on elsewhere, counts no more.
 * @throws ApiError `wrong_credentials`
 */
export async function recordUse(
  trx: Pick<Kysely<PasskeysTables>, 'updateTable'>,
  { id, counter }: ProvenUse,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('wrong_credentials');
}
