import type { Translation } from '@karavan/shared-api/contract/translations';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeTranslations } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await storeTranslations(server.database.db, [
    { original: 'Плед', locale: 'de', text: 'Decke' },
    { original: 'Плед', locale: 'en', text: 'Blanket' },
    { original: 'Из шерсти', locale: 'en', text: 'Of wool' },
  ]);
});
afterAll(() => server.close());

const translate = (title: string, description: string, language = 'en') =>
  server.call('/translate/', {
    method: 'POST',
    headers: { 'accept-language': language },
    body: { title, description },
  }) as Promise<{ status: number; body: Translation }>;

describe('a translation', () => {
  it('is what people have written, in the language of whoever asks', async () => {
    expect(await translate('Плед', 'Из шерсти')).toMatchObject({
      status: 200,
      body: { title: 'Blanket', description: 'Of wool', language: 'en' },
    });
    expect((await translate('Плед', '', 'de')).body).toEqual({
      title: 'Decke',
      description: '',
      language: 'de',
    });
  });

  it('corrected later is the corrected one', async () => {
    await storeTranslations(server.database.db, [
      { original: 'Плед', locale: 'en', text: 'Thorw' },
      { original: 'Плед', locale: 'en', text: 'Throw' },
    ]);
    expect((await translate('Плед', '')).body.title).toBe('Throw');
  });

  it.each([
    ['half of which is missing', 'Плед', 'Из хлопка', 'en'],
    ['into a language without it', 'Плед', 'Из шерсти', 'tr'],
  ])('%s fails with the words of the specification', async (_, title, description, language) => {
    expect(await translate(title, description, language)).toMatchObject({
      status: 404,
      body: { code: 'translation_failed' },
    });
    expect(await translate(title, description, 'ru')).toMatchObject({
      body: { message: 'Ошибка в переводе' },
    });
  });
});
