import { z } from 'zod/mini';
import { AuthenticatedUser, DEVICE } from './accounts.ts';
import { atMost } from './at-most.ts';
import { Id, IdParams } from './common.ts';
import { PASSKEY_NAME_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** Bytes as WebAuthn's JSON writes them. */
const Bytes = (most: number) =>
  z.string().check(z.regex(/^[\w-]+$/), atMost(Math.ceil((most * 4) / 3)));

const CredentialId = Bytes(1023);
const ClientData = Bytes(4096);
const PublicKey = z.literal('public-key');

export const Passkey = z.object({
  id: Id,
  /** What its authenticator calls it. */
  credential_id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** When it signed in last; null before. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

const Name = text(PASSKEY_NAME_LENGTH);

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/users/passkeys/',
  summary: "The person's passkeys, latest first",
  permission: 'session',
  responses: { 200: z.object({ list: z.array(Passkey) }) },
});

/** What `navigator.credentials.create` is called with, as WebAuthn's JSON. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: PublicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: PublicKey, transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof CreationOptions>;

export const startPasskey = defineRoute({
  method: 'POST',
  path: '/users/passkeys/options/',
  summary:
    'Begins adding a passkey: takes a session that a code has opened within half an hour, or a proof of the number. The answer counts once, for this session',
  permission: 'session',
  body: z.object({
    /** Of `doValidateOldNumber`. */
    token: z.optional(text(100)),
  }),
  responses: { 200: CreationOptions },
  errors: ['code_required', 'too_many_kept'],
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/users/passkeys/',
  summary: 'Adds the passkey that an authenticator has made with the options',
  permission: 'session',
  body: z.object({
    name: Name,
    credential: z.object({
      id: CredentialId,
      response: z.object({
        clientDataJSON: ClientData,
        attestationObject: Bytes(16_384),
        transports: z._default(
          z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(atMost(10)),
          [],
        ),
      }),
    }),
  }),
  responses: { 200: Passkey },
  errors: ['wrong_credentials', 'code_expired', 'too_many_kept', 'conflict'],
});

export const renamePasskey = defineRoute({
  method: 'PATCH',
  path: '/users/passkeys/{id}/',
  summary: 'Gives a passkey another name',
  permission: 'session',
  params: IdParams,
  body: z.object({ name: Name }),
  responses: { 200: Passkey },
  errors: ['not_found'],
});

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/users/passkeys/{id}/',
  summary: 'Removes a passkey: it signs in no more. Sessions that it has opened stay',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

/** What `navigator.credentials.get` is called with, as WebAuthn's JSON. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof RequestOptions>;

export const startPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/authenticate/passkey/options/',
  summary: 'Begins signing in with a passkey; whose it is, the passkey itself tells',
  permission: 'public',
  responses: { 200: RequestOptions },
});

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/authenticate/passkey/',
  summary: 'Signs in with what a passkey has signed',
  permission: 'public',
  body: z.object({
    credential: z.object({
      id: CredentialId,
      response: z.object({
        clientDataJSON: ClientData,
        authenticatorData: Bytes(4096),
        signature: Bytes(1024),
        userHandle: Bytes(64),
      }),
    }),
    ...DEVICE,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'code_expired', 'limit_exceeded', 'account_deactivated'],
});
