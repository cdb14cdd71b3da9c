import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LIMIT = 20;
const PROXY = '10.0.0.1';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    REQUESTS_PER_ADDRESS_MINUTE: String(LIMIT),
    KARAVAN_TRUSTED_PROXY: PROXY,
  });
});
afterAll(() => server.close());

/** Asks as often as said, and answers how often that was refused. */
async function countRefused(
  times: number,
  addressOf: (index: number) => string,
  forwarded?: (index: number) => string,
): Promise<number> {
  let refused = 0;
  for (let index = 0; index < times; index += 1) {
    const { status } = await server.call('/countries/', {
      remoteAddress: addressOf(index),
      headers: forwarded ? { 'x-forwarded-for': forwarded(index) } : {},
    });
    if (status === 429) refused += 1;
  }
  return refused;
}

describe('requests of one address', () => {
  it('are refused past the limit, and told when to come again', async () => {
    const remoteAddress = '198.51.100.1';
    expect(await countRefused(LIMIT + 5, () => remoteAddress)).toBe(5);
    const { status, body, headers } = await server.call('/countries/', { remoteAddress });
    expect([status, (body as { code: string }).code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await countRefused(LIMIT, () => '198.51.100.2')).toBe(0);
  });

  it('are counted under the network, where a customer has many', async () => {
    expect(await countRefused(LIMIT + 3, (index) => `2001:db8:1:2::${index + 1}`)).toBe(3);
    expect(await countRefused(1, () => '2001:db8:1:3::1')).toBe(0);
  });

  const forwarded = (index: number) => `203.0.113.${index}`;

  it('are told apart behind our proxy', async () => {
    expect(await countRefused(LIMIT * 2, () => PROXY, forwarded)).toBe(0);
  });

  it('are not told apart by what anybody else says', async () => {
    expect(await countRefused(LIMIT + 4, () => '198.51.100.3', forwarded)).toBe(4);
  });

  it('are not counted where they are our own', async () => {
    expect(await countRefused(LIMIT * 2, () => '127.0.0.1')).toBe(0);
  });

  it('are counted where a proxy on this machine, which nobody has named, passes them on', async () => {
    expect(await countRefused(LIMIT + 6, () => '127.0.0.1', forwarded)).toBe(6);
  });
});
