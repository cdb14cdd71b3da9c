import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { OutboundRequest } from '../../../platform/outbound/outbound.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import { createPushPort, type Push } from './push-port.ts';

const keysOf = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url'),
  };
};
const server = { ...keysOf(), subject: 'mailto:push@karavan.example' };
const PUSH: Push = {
  registration: {
    user_id: 1,
    endpoint: 'https://push.example/one',
    p256dh: keysOf().publicKey,
    auth: randomBytes(16).toString('base64url'),
  },
  payload: { title: 'Тайна', body: '', lang: 'ru', url: '/notifications', tag: 'order:7' },
  key: 'notification:1:1',
  isUrgent: true,
};

async function send(
  answer: () => Promise<never> | Promise<{ mediaType: string; content: Buffer }>,
) {
  const asked: { url: string; request: OutboundRequest }[] = [];
  const port = createPushPort(
    {
      fetch(url, request) {
        asked.push({ url, request });
        return answer();
      },
    },
    server,
  );
  return { outcome: await port(PUSH).catch((error: Error) => error.message), asked };
}

const taken = async () => ({ mediaType: '', content: Buffer.alloc(0) });

it('sends what only the browser can read, signed for its push service', async () => {
  const { outcome, asked } = await send(taken);
  expect(outcome).toBe('sent');
  const [{ url, request }] = asked as [(typeof asked)[0]];
  expect(url).toBe('https://push.example/one');
  expect(request.headers).toMatchObject({
    TTL: '86400',
    Urgency: 'high',
    'Content-Encoding': 'aes128gcm',
    Topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(Buffer.from(request.body as Uint8Array).includes(Buffer.from('Тайна'))).toBe(false);
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers!['Authorization']!)!;
  const [head, claims, signature] = token!.split('.');
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: server.subject,
  });
  const point = Buffer.from(key!, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    ),
  ).toBe(true);
});

it.each([403, 404, 410])('knows by %i that the browser is gone', async (status) => {
  const { outcome } = await send(() => Promise.reject(new OutboundError('status', { status })));
  expect(outcome).toBe('gone');
});

it('forgets an address within our own network', async () => {
  const { outcome } = await send(() => Promise.reject(new OutboundError('address')));
  expect(outcome).toBe('gone');
});

it.each([429, 500, 413])('is called again after %i', async (status) => {
  const { outcome } = await send(() => Promise.reject(new OutboundError('status', { status })));
  expect(outcome).toBe('The URL was not fetched (status)');
});
