import { hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Env } from '../../../platform/env/env.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { createKeyring, type Keyring } from '../../../platform/secrets/keyring.ts';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import { createGraphPort } from './graph/graph-port.ts';
import type { InstagramPort } from './instagram-port.ts';
import { createSandboxPort } from './sandbox/sandbox-port.ts';

/** Our page that people come back to. */
const REDIRECT_PATH = '/organizations/my';
const KEY_BYTES = 32;

interface Options {
  readonly db: Kysely<SecretsTables>;
  readonly env: Pick<
    Env,
    | 'KARAVAN_MODE'
    | 'PUBLIC_URL'
    | 'PORT'
    | 'INSTAGRAM_APP_ID'
    | 'INSTAGRAM_APP_SECRET'
    | 'INSTAGRAM_LOGIN_URL'
    | 'INSTAGRAM_GRAPH_URL'
  >;
  readonly gateways: Pick<Outbound, 'fetch'>;
  readonly outbound: Outbound;
}

export interface Instagram {
  readonly port: InstagramPort;
  /** Seals the tokens. */
  readonly keyring: Keyring;
}

/** Instagram as it is configured: in the demo a sandbox without that; null where it is off. */
export async function createInstagram(options: Options): Promise<Instagram | null> {
  const { db, env, gateways, outbound } = options;
  const { INSTAGRAM_APP_ID: appId, INSTAGRAM_APP_SECRET: appSecret } = env;
  if (appId === undefined || appSecret === undefined) {
    if (env.KARAVAN_MODE !== 'demo') return null;
    const key = await loadSecret(db, 'instagram-token');
    return {
      port: createSandboxPort(REDIRECT_PATH),
      keyring: createKeyring([{ id: 'sandbox', key }]),
    };
  }
  const site = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`;
  // Of the app's secret, which is not in the database: a copy of that opens no token.
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'instagram tokens', KEY_BYTES));
  return {
    port: createGraphPort({
      gateways,
      outbound,
      appId,
      appSecret,
      loginUrl: env.INSTAGRAM_LOGIN_URL,
      graphUrl: env.INSTAGRAM_GRAPH_URL,
      redirectUrl: `${site}${REDIRECT_PATH}`,
    }),
    keyring: createKeyring([{ id: appId, key }]),
  };
}
