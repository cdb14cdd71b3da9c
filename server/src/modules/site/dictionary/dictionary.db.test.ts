import { LOCALES } from '@karavan/shared-api/contract/locales';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Dictionary {
  readonly version: string;
  readonly locale: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const read = (path: string, headers = {}) => server.call(path, { headers });

it.each(LOCALES)('%s has every text of the others', async (locale) => {
  const answer = await read(`/dictionary/${locale}/?version=081021`);
  expect(answer.status).toBe(200);
  const { version, texts, ...rest } = answer.body as Dictionary;
  expect(rest.locale).toBe(locale);
  expect(version).toBe('081021');
  const russian = ((await read('/dictionary/ru/')).body as Dictionary).texts;
  for (const [section, words] of Object.entries(texts)) {
    expect(Object.keys(words)).toEqual(Object.keys(russian[section]!));
    expect(Object.values(words).every((word) => word.trim() !== '')).toBe(true);
  }
  expect(texts['errors']!['limit_exceeded']).toBe('Limit exceeded');
});

it('is not sent again to whoever has it; languages have tags of their own', async () => {
  const first = await read('/dictionary/de/');
  const tag = String(first.headers['etag']);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(await read('/dictionary/de/', { 'if-none-match': tag })).toMatchObject({ status: 304 });
  expect(await read('/dictionary/tr/', { 'if-none-match': tag })).toMatchObject({ status: 200 });
});

it.each(['/dictionary/fr/', '/dictionary/ru/?version=1'])('refuses %s', async (path) => {
  expect((await read(path)).status).toBeGreaterThanOrEqual(400);
});
