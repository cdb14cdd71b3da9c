import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { INTERNET, isInternet, listen as listenAt } from '../../testing/internet.ts';
import { isPublicAddress } from './is-public-address.ts';
import {
  createOutbound,
  type Outbound,
  type OutboundOptions,
  type OutboundRequest,
} from './outbound.ts';

const PRIVATE = '127.0.0.1';

const servers: { close(): Promise<void> }[] = [];
const outbounds: Outbound[] = [];
afterEach(async () => {
  await Promise.all(outbounds.splice(0).map((outbound) => outbound.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function listen(...at: Parameters<typeof listenAt>): Promise<number> {
  const server = await listenAt(...at);
  servers.push(server);
  return server.port;
}

function create(options: OutboundOptions = {}): Outbound {
  const outbound = createOutbound({ isAllowed: isInternet, ...options });
  outbounds.push(outbound);
  return outbound;
}

/** Names of a server whose answers change: the last one stays. */
function answering(...answers: string[][]): NonNullable<OutboundOptions['resolve']> {
  return (_hostname, done) => {
    const addresses = answers.length > 1 ? answers.shift()! : answers[0]!;
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
}

const get = (url: string, request: Partial<OutboundRequest> = {}, outbound = create()) =>
  outbound.fetch(url, { maxBytes: 100_000, timeoutMs: 5000, ...request });

const text: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/plain; charset=utf-8').end('hello');
};

describe('an address of the internet', () => {
  it('is fetched', async () => {
    const port = await listen(INTERNET, text);
    const answer = await get(`http://${INTERNET}:${port}/`, { accepts: ['text/'] });
    expect(answer).toEqual({ mediaType: 'text/plain', content: Buffer.from('hello') });
  });

  it('is sent what a gateway needs', async () => {
    const port = await listen(INTERNET, (request, response) => {
      request.pipe(response.setHeader('x-method', request.method!));
    });
    const request = {
      method: 'POST',
      body: '{"to":"+996"}',
      headers: { authorization: 'k' },
    } as const;
    const { content } = await get(`http://${INTERNET}:${port}/`, request);
    expect(content.toString()).toBe(request.body);
  });

  it('leads on by a redirect, without our headers once it is another site', async () => {
    const seen: (string | undefined)[] = [];
    const far = await listen(INTERNET, (request, response) => {
      seen.push(request.headers.authorization);
      text(request, response);
    });
    const port = await listen(INTERNET, (request, response) => {
      seen.push(request.headers.authorization);
      const next = request.url === '/' ? '/second' : `http://${INTERNET}:${far}/`;
      response.writeHead(302, { location: next }).end();
    });
    const headers = { authorization: 'secret' };
    const { content } = await get(`http://${INTERNET}:${port}/`, { headers });
    expect([content.toString(), ...seen]).toEqual(['hello', 'secret', 'secret', undefined]);
  });
});

describe('our own network is not reached', () => {
  it('by any spelling of its addresses', async () => {
    let isReached = false;
    const port = await listen('0.0.0.0', (_request, response) => {
      isReached = true;
      response.end();
    });
    const outbound = create();
    const spellings = [
      '127.0.0.1',
      '2130706433',
      '0x7f000001',
      '017700000001',
      '0177.0.0.1',
      '127.1',
      '127.0.1',
      '0',
      '①②⑦.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:0:0:1]',
      'localhost',
      '127.0.0.1.',
    ];
    for (const host of spellings) {
      await expect(get(`http://${host}:${port}/`, {}, outbound)).rejects.toThrow('address');
    }
    expect(isReached).toBe(false);
  });

  it('by any number that means one of them', async () => {
    const outbound = create();
    const loopback = fc.integer({ min: 0x7f_00_00_00, max: 0x7f_ff_ff_ff });
    await fc.assert(
      fc.asyncProperty(loopback, fc.constantFrom(8, 10, 16), async (number, radix) => {
        fc.pre(number !== 0x7f_00_00_02);
        const prefix = { 8: '0', 10: '', 16: '0x' }[radix];
        const url = `http://${prefix}${number.toString(radix)}/`;
        await expect(get(url, {}, outbound)).rejects.toThrow('address');
      }),
    );
  });

  it('by a redirect', async () => {
    let isReached = false;
    const inner = await listen(PRIVATE, (_request, response) => {
      isReached = true;
      response.end();
    });
    const port = await listen(INTERNET, (_request, response) => {
      response.writeHead(302, { location: `http://127.1:${inner}/` }).end();
    });
    await expect(get(`http://${INTERNET}:${port}/`)).rejects.toThrow('address');
    expect(isReached).toBe(false);
  });

  it('by a name with one of its addresses among others', async () => {
    const outbound = create({ resolve: answering([INTERNET, PRIVATE]) });
    await expect(get('http://both.test/', {}, outbound)).rejects.toThrow('address');
  });

  it('by a protocol of another kind, or a name and password', async () => {
    const outbound = create();
    for (const url of [
      'file:///etc/passwd',
      'data:text/plain,hello',
      'ftp://127.0.0.2/',
      `http://user:secret@${INTERNET}/`,
      'nonsense',
    ]) {
      await expect(get(url, {}, outbound)).rejects.toThrow('address');
    }
  });

  describe('by a name that answers otherwise the second time', () => {
    const rebinding = () => answering([INTERNET], [PRIVATE]);

    async function listenOnBoth() {
      const port = await listen(INTERNET, (_request, response) => response.end('public'));
      await listen(PRIVATE, (_request, response) => response.end('private'), port);
      return port;
    }

    it('as the address that was checked is the one that is used', async () => {
      const port = await listenOnBoth();
      const outbound = create({ resolve: rebinding() });
      const { content } = await get(`http://rebind.test:${port}/`, {}, outbound);
      expect(content.toString()).toBe('public');
    });

    it('unlike by a check that goes before the request', async () => {
      const port = await listenOnBoth();
      const resolve = rebinding();
      resolve('rebind.test', (_error, [checked] = []) => {
        expect(isInternet(checked!.address)).toBe(true);
      });
      const unchecked = create({ resolve, isAllowed: () => true });
      const { content } = await get(`http://rebind.test:${port}/`, {}, unchecked);
      expect(content.toString()).toBe('private');
    });
  });

  it('by the rule that holds outside of tests', async () => {
    const outbound = create({ isAllowed: isPublicAddress });
    for (const host of ['localhost', INTERNET, '[::1]']) {
      await expect(get(`http://${host}/`, {}, outbound)).rejects.toThrow('address');
    }
  });
});

describe('an answer is not taken', () => {
  const serve = async (answer: RequestListener) =>
    `http://${INTERNET}:${await listen(INTERNET, answer)}/`;

  it('after too many redirects', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: '/' }).end();
    });
    await expect(get(url)).rejects.toMatchObject({ problem: 'redirects' });
  });

  it('with a failure as its status', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end());
    await expect(get(url)).rejects.toMatchObject({ problem: 'status', status: 404 });
  });

  it('of another type', async () => {
    await expect(get(await serve(text), { accepts: ['image/'] })).rejects.toThrow('type');
  });

  it('that says it is too big', async () => {
    const url = await serve((_request, response) => response.end(Buffer.alloc(200_000)));
    await expect(get(url)).rejects.toThrow('size');
  });

  it('that is too big without saying so', async () => {
    const url = await serve((_request, response) => {
      for (let count = 0; count < 20; count += 1) response.write(Buffer.alloc(10_000));
      response.end();
    });
    await expect(get(url)).rejects.toThrow('size');
  });

  it('that becomes too big when it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(bomb);
    });
    await expect(get(url)).rejects.toThrow('size');
  });

  it('that never comes', async () => {
    const url = await serve(() => undefined);
    await expect(get(url, { timeoutMs: 100 })).rejects.toThrow('time');
  });

  it('that drips', async () => {
    const url = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(drip));
    });
    await expect(get(url, { timeoutMs: 300 })).rejects.toThrow('time');
  });

  it('from where nobody listens', async () => {
    const port = await listen(INTERNET, text);
    await servers.pop()!.close();
    await expect(get(`http://${INTERNET}:${port}/`)).rejects.toThrow('network');
  });

  it('from a name that does not resolve', async () => {
    // The system's own resolver: a made-up one passes an empty list where the real one passes none.
    await expect(get('http://no-such-host.invalid/x.png')).rejects.toThrow('network');
  });
});
