import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@karavan/shared-api/contract/passkeys';

/** How an answer differs from an honest one. */
interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** The person has not been asked for finger, face or PIN. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  /** With certificates. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Cbor };
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

export interface SoftwarePasskey {
  readonly id: string;
  /** What `navigator.credentials.get` answers. */
  get(options: RequestOptions, forgery?: Forgery): object;
}

/** An authenticator as far as our server sees one: ES256, with a counter where it is told to count. */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  return {
    /** What `navigator.credentials.create` answers, and the passkey that it leaves behind. */
    create(options: CreationOptions, forgery: Forgery = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      const coseKey = encode(coseKeyOf(publicKey));
      const authData = Buffer.concat([
        authenticatorData(forgery.rpId ?? options.rp.id, {
          ...forgery,
          counter: forgery.counter ?? 0,
          hasKey: true,
        }),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        coseKey,
      ]);
      const { fmt, attStmt } = forgery.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestationObject = encode(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      );
      const clientData = clientDataOf('webauthn.create', options.challenge, { origin, ...forgery });
      return {
        credential: {
          id: base64(id),
          response: {
            clientDataJSON: base64(clientData),
            attestationObject: base64(attestationObject),
            transports: ['internal'],
          },
        },
        passkey: passkeyOf({ id, privateKey, handle: options.user.id, origin, counts }),
      };
    },
  };
}

function passkeyOf({
  id,
  privateKey,
  handle,
  origin,
  counts,
}: {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly handle: string;
  readonly origin: string;
  readonly counts: boolean;
}): SoftwarePasskey {
  let counter = 0;
  return {
    id: base64(id),
    get(options, forgery = {}) {
      if (counts) counter += 1;
      const data = authenticatorData(forgery.rpId ?? options.rpId, { counter, ...forgery });
      const clientData = clientDataOf('webauthn.get', options.challenge, { origin, ...forgery });
      const hash = createHash('sha256').update(clientData).digest();
      return {
        id: base64(id),
        response: {
          clientDataJSON: base64(clientData),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, hash]), privateKey)),
          userHandle: handle,
        },
      };
    },
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64url');

const clientDataOf = (
  type: string,
  challenge: string,
  forgery: Forgery & { readonly origin: string },
) => Buffer.from(JSON.stringify({ type, challenge, crossOrigin: false, ...namedIn(forgery) }));

const namedIn = ({ origin, type, challenge }: Forgery) => ({
  origin,
  ...(type !== undefined && { type }),
  ...(challenge !== undefined && { challenge }),
});

function authenticatorData(
  rpId: string,
  {
    counter = 0,
    isUnverified = false,
    hasKey = false,
  }: Pick<Forgery, 'counter' | 'isUnverified'> & { readonly hasKey?: boolean },
): Buffer {
  const flags = 0b1 | (isUnverified ? 0 : 0b100) | (hasKey ? 0b100_0000 : 0);
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags]),
    uint(counter, 4),
  ]);
}

/** RFC 9053: an EC2 key for ES256 on P-256. */
function coseKeyOf(key: KeyObject): ReadonlyMap<number, Cbor> {
  const { x, y } = key.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** As much of RFC 8949 as WebAuthn needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
    return Buffer.concat([head(5, entries.length), ...entries.flat().map(encode)]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(encode)]);
}

function head(major: number, argument: number): Buffer {
  const first = major << 5;
  if (argument < 24) return Buffer.from([first | argument]);
  if (argument < 0x100) return Buffer.from([first | 24, argument]);
  return Buffer.concat([Buffer.from([first | 25]), uint(argument, 2)]);
}
