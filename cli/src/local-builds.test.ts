import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalViews, Registry } from '@karavan/shared-api/contract/remotes';
import { addressWith, findShell, type LocalBuild } from './local-builds.ts';

const page = (name: string, path: string): LocalViews['pages'][number] => ({
  name,
  path,
  access: 'public',
  nav: true,
  ssr: false,
});
const build: LocalBuild = {
  id: 'mf-weather',
  url: 'http://localhost:9202/',
  contract: '^3.0.0',
  pages: [page('city', '/weather/:city'), page('all', '/weather/all/:kind?')],
  overlays: [{ type: 'mf-weather.map' }],
};
const registryWith = (current?: LocalViews) =>
  ({ contract: '3.1.0', remotes: current ? { 'mf-weather': { current } } : {} }) as Registry;

describe('the address to open', () => {
  const open = (registry: Registry) =>
    new URL(addressWith('https://demo.example', registry, [build]));
  const viewsOf = (url: URL) => {
    const [, packed = ''] = (url.searchParams.get('views') ?? '@').split('@');
    return packed && JSON.parse(Buffer.from(packed, 'base64url').toString());
  };

  it('is a page that needs no parameter, with everything that was never published', () => {
    const url = open(registryWith());
    expect(url.pathname).toBe('/weather/all');
    expect(url.searchParams.get('override')).toBe('mf-weather@http://localhost:9202/');
    const { contract, pages, overlays } = build;
    expect(viewsOf(url)).toEqual({ contract, pages, overlays });
  });

  it('brings only what is new', () => {
    const url = open(registryWith({ ...build, pages: [build.pages[0]!] }));
    expect(viewsOf(url)).toMatchObject({ pages: [build.pages[1]], overlays: [] });
    expect(viewsOf(open(registryWith(build)))).toBe('');
  });

  it('never grows beyond a cookie', () => {
    const pages = Array.from({ length: 60 }, (_, n) => page(`page-${n}`, `/weather/${n}`));
    expect(() =>
      addressWith('https://demo.example', registryWith(), [{ ...build, pages }]),
    ).toThrow('mf-weather has too many pages that https://demo.example does not know');
  });
});

describe('a shell to develop against', () => {
  let answers: Record<string, [status: number, body: string]>;
  let server: http.Server;
  let site: string;
  beforeAll(async () => {
    server = http.createServer(({ url }, response) => {
      const [status, body] = answers[url!] ?? [404, ''];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is one that takes local builds', async () => {
    const registry = registryWith();
    answers = { '/registry.json': [200, JSON.stringify(registry)], '/overrides': [204, ''] };
    expect(await findShell(site)).toEqual(registry);
  });

  it.each([
    ['production mode', { '/registry.json': [200, '{"remotes":{}}'], '/overrides': [302, ''] }],
    ['is no shell', { '/registry.json': [200, '<html>'] }],
    ['is no shell', {}],
    ['No shell is live', { '/registry.json': [503, '{}'] }],
  ] as const)('otherwise says why not: %s', async (words, given) => {
    answers = given as never;
    await expect(findShell(site)).rejects.toThrow(words);
  });

  it('says when nothing answers, or could', async () => {
    await expect(findShell('http://127.0.0.1:1')).rejects.toThrow('Nothing answers');
    await expect(findShell('banana')).rejects.toThrow("'banana' is no address of a shell");
  });
});
