import type { Registry, RemoteRelease } from '@karavan/shared-api/contract/remotes';
import { createFilesOfReleases } from './release-files.ts';

const release = (id: string, parts: Partial<RemoteRelease> = {}): RemoteRelease => ({
  id,
  version: '1',
  base: `/remotes/${id}/1/web/`,
  entry: 'entry.js',
  contract: '^3.18.0',
  pages: [],
  overlays: [],
  ...parts,
});
const OWN = { integrity: { 'entry.js': 'sha384-own' }, chunks: {} };
const OTHER = { integrity: { 'entry.js': 'sha384-other' }, chunks: { app: ['entry.js'] } };

/** What a page of mf-feed has brought, and what is asked for. */
function open(answer: () => Promise<Response>) {
  const current = release('mf-feed');
  const remotes = { 'mf-feed': { current, previous: null, rollout: null, overridden: false } };
  globalThis.fetch = jest.fn(answer);
  return createFilesOfReleases({
    registry: { remotes } as unknown as Registry,
    files: { 'mf-feed': OWN },
  });
}

it('knows the files of the page itself, and asks once for those of another release', async () => {
  const { find } = open(async () => Response.json(OTHER));
  expect(await find(release('mf-feed'))).toEqual(OWN);
  expect(fetch).not.toHaveBeenCalled();
  expect(await find(release('mf-feed', { version: '2' }))).toEqual(OTHER);
  await Promise.all([find(release('mf-commerce')), find(release('mf-commerce'))]);
  expect(await find(release('mf-commerce'))).toEqual(OTHER);
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([
    '/remotes/mf-feed/2/files.json',
    '/remotes/mf-commerce/1/files.json',
  ]);
});

it('takes them from the registry of an earlier server', async () => {
  const { find } = open(() => Promise.reject(new Error('not asked')));
  expect(await find(release('mf-commerce', OTHER))).toEqual(OTHER);
});

it('asks anew for what is doubted, past all caches', async () => {
  const { find, doubt } = open(async () => Response.json(OTHER));
  await find(release('mf-commerce'));
  doubt('mf-feed');
  expect(await find(release('mf-feed'))).toEqual(OTHER);
  await find(release('mf-commerce'));
  const asked = jest
    .mocked(fetch)
    .mock.calls.map(([address, options]) => [address, options?.cache]);
  expect(asked).toEqual([
    ['/remotes/mf-commerce/1/files.json', 'default'],
    ['/remotes/mf-feed/1/files.json', 'reload'],
  ]);
});

it.each([
  ['network', () => Promise.reject(new TypeError('offline'))],
  ['status', async () => new Response('', { status: 404 })],
  ['damaged', async () => new Response('<html>')],
])('fails for the reason %s, and asks again the next time', async (reason, answer) => {
  const { find } = open(answer);
  const wanted = release('mf-commerce');
  await expect(find(wanted)).rejects.toMatchObject({ remote: 'mf-commerce', reason });
  globalThis.fetch = jest.fn(async () => Response.json(OTHER));
  expect(await find(wanted)).toEqual(OTHER);
});
