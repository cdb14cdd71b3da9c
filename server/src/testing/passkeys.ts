import type { CreationOptions, RequestOptions } from '@karavan/shared-api/contract/passkeys';
import { createUser } from './factories/accounts.ts';
import { createAuthenticator, type SoftwarePasskey } from './software-authenticator.ts';
import type { TestServer } from './test-server.ts';

/** Where the server of a test is taken to be. */
export const ORIGIN = 'http://localhost:8080';

type Forgery = Parameters<SoftwarePasskey['get']>[1];

/** Adds passkeys and signs in with them, as the pages do. */
export function passkeyCalls(server: TestServer) {
  let lastAddress = 0;
  /** Limits are counted by address: everybody comes from their own. */
  const freshAddress = () => {
    lastAddress += 1;
    return `10.9.${lastAddress}.1`;
  };

  /** Somebody whom a code has signed in just now. */
  async function signedIn(values: Parameters<typeof createUser>[1] = {}) {
    const { db } = server.database;
    const userId = await createUser(db, values);
    const token = await server.sessionOf(userId);
    await db
      .updateTable('session')
      .set({ opened_with: 'code' })
      .where('user_id', '=', userId)
      .execute();
    return { userId, token };
  }

  const start = (token: string, proof?: string) =>
    server.call('/users/passkeys/options/', {
      method: 'POST',
      token,
      body: proof === undefined ? {} : { token: proof },
    });

  const send = (token: string, credential: object, name = 'Chrome, Android') =>
    server.call('/users/passkeys/', {
      method: 'POST',
      token,
      body: { name, credential },
      remoteAddress: freshAddress(),
    });

  async function add(
    token: string,
    authenticator: ReturnType<typeof createAuthenticator> = createAuthenticator(ORIGIN),
  ): Promise<SoftwarePasskey & { readonly row: number }> {
    const { body } = await start(token);
    const { credential, passkey } = authenticator.create(body as CreationOptions);
    const added = await send(token, credential);
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    return { ...passkey, row: (added.body as { id: number }).id };
  }

  async function challenge(): Promise<RequestOptions> {
    const { body } = await server.call('/authenticate/passkey/options/', { method: 'POST' });
    return body;
  }

  const signInWith = (
    credential: object,
    { remoteAddress = freshAddress(), headers = {} }: SignInFrom = {},
  ) =>
    server.call('/authenticate/passkey/', {
      method: 'POST',
      body: { credential, device: 'Pixel 9', platform: 'android' },
      remoteAddress,
      headers,
    });

  const signIn = async (passkey: SoftwarePasskey, forgery?: Forgery, from?: SignInFrom) =>
    signInWith(passkey.get(await challenge(), forgery), from);

  return { freshAddress, signedIn, start, send, add, challenge, signInWith, signIn };
}

interface SignInFrom {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}
