import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Env } from '../../../platform/env/env.ts';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';

/** What the server shows push services; both keys in base64url. */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to when something is wrong: a mail address or a site. */
  readonly subject: string;
}

const NOBODY = 'mailto:nobody@karavan.example';

/** The key pair of the environment, else one that is made when first asked for: 32 random bytes are a private key of P-256. */
export async function loadServerKeys(
  db: Kysely<SecretsTables>,
  env: Pick<Env, 'PUSH_PRIVATE_KEY' | 'MAIL_FROM'>,
): Promise<ServerKeys> {
  const privateKey =
    env.PUSH_PRIVATE_KEY === undefined
      ? await loadSecret(db, 'web-push')
      : Buffer.from(env.PUSH_PRIVATE_KEY, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const [address] = /[^<\s]+@[^>\s]+/.exec(env.MAIL_FROM ?? '') ?? [];
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
    subject: address === undefined ? NOBODY : `mailto:${address}`,
  };
}
