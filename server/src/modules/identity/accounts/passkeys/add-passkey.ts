import { randomBytes } from 'node:crypto';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod/mini';
import { PASSKEYS_MAX } from '@karavan/shared-api/contract/limits';
import type * as contract from '@karavan/shared-api/contract/passkeys';
import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import { lockPerson, type PeopleTables, type PersonRow } from '../../people/index.ts';
import { passkeyAdded } from '../accounts.events.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { requireFreshProof } from '../number/require-fresh-proof.ts';
import { CHALLENGE_MINUTES, drawChallenge, takeChallenge } from './challenges.ts';
import { findPasskeys, presentPasskey, SHOWN } from './passkeys.queries.ts';
import type { PasskeysTables } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';

type Tables = PasskeysTables & AccountsTables & AuthTables & PeopleTables;
type Credential = z.output<typeof contract.addPasskey.body>['credential'];

/** ES256, EdDSA, RS256: what authenticators offer, in this order. */
const ALGORITHMS = [-7, -8, -257];

interface Adding {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly site: RelyingParty;
}

/**
 * Begins adding a passkey: whoever adds one has proven the number lately, so that a device left open gives
 * nobody a key of their own. What is answered stands for the proof.
 * @throws ApiError `code_required` without the proof, `too_many_kept` for whoever has as many as allowed
 */
export async function startAdding(
  { transact, site }: Pick<Adding, 'transact' | 'site'>,
  actor: Actor,
  { person, proof }: { readonly person: PersonRow; readonly proof: string | undefined },
): Promise<contract.CreationOptions> {
  return transact(async ({ trx }) => {
    const present = await findPasskeys(trx, actor.userId);
    if (present.length >= PASSKEYS_MAX)
      throw new ApiError('too_many_kept', { count: PASSKEYS_MAX });
    await requireFreshProof(trx, actor, proof);
    const handle = await handleOf(trx, actor.userId);
    return {
      challenge: await drawChallenge(trx, { purpose: 'add', session_id: actor.sessionId }),
      rp: { id: site.id, name: 'Karavan' },
      user: {
        id: handle.toString('base64url'),
        name: person.phone,
        displayName: person.full_name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg }) as const),
      timeout: CHALLENGE_MINUTES * MINUTE_MS,
      excludeCredentials: present.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  });
}

/**
 * Stores a passkey. Everything that is signed in stays so, and the person is told.
 * @throws ApiError `code_expired` where the challenge does not count (any more), `wrong_credentials` for an
 * answer that no authenticator gave to it, `too_many_kept`, `conflict` for a passkey that is there already
 */
export async function addPasskey(
  { db, transact, site }: Adding,
  { userId, sessionId }: Actor,
  {
    name,
    credential,
    place,
  }: { readonly name: string; readonly credential: Credential; readonly place: string },
): Promise<contract.Passkey> {
  const challenge = await takeChallenge(
    db,
    { purpose: 'add', session_id: sessionId },
    credential.response.clientDataJSON,
  );
  const { id, publicKey, counter } = await verify(credential, challenge, site);
  return transact(async (unit) => {
    await lockPerson(unit.trx, userId);
    const present = await findPasskeys(unit.trx, userId);
    if (present.length >= PASSKEYS_MAX)
      throw new ApiError('too_many_kept', { count: PASSKEYS_MAX });
    const added = await unit.trx
      .insertInto('passkey')
      .values({
        user_id: userId,
        credential_id: Buffer.from(id, 'base64url'),
        public_key: Buffer.from(publicKey),
        counter,
        transports: credential.response.transports,
        name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(SHOWN)
      .executeTakeFirst();
    if (!added) throw new ApiError('conflict');
    unit.emit(passkeyAdded({ organizationId: null, userId, name, place }));
    return presentPasskey(added);
  });
}

/** The same for all passkeys of a person: an authenticator replaces the one it has. */
async function handleOf(trx: Transaction<PasskeysTables>, user_id: number): Promise<Buffer> {
  await trx
    .insertInto('passkey_handle')
    .values({ user_id, handle: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { handle } = await trx
    .selectFrom('passkey_handle')
    .select('handle')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return handle;
}

async function verify({ id, response }: Credential, challenge: string, site: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await attempt(async (): Promise<VerifiedRegistrationResponse> => {
    await refuseCertificates(response.attestationObject);
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  const credential = verified?.registrationInfo?.credential;
  // The library takes the key's id from what is signed; the one beside it has to be the same.
  if (credential?.id !== id) throw new ApiError('wrong_credentials');
  return credential;
}

/**
 * We ask for no attestation. One with certificates would have the library fetch lists of revoked ones from
 * wherever they say.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format: string = attestation.get('fmt');
  const isSelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelf) throw new Error(`Attestation ${format} was not asked for`);
}

/** What the library finds wrong it throws: all of it is a key that does not fit. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
