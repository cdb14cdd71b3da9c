import { createApiClient } from '@karavan/shared-api/client';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { defineRoute } from '@karavan/shared-api/contract/route';
import { addNamespace, createI18n, UI_NAMESPACE, wordsForErrors } from '@karavan/shared-api/i18n';
import { ERROR_WORDS } from '@karavan/shared-ui/error-words';
import { loadUiTexts } from '@karavan/shared-ui/messages';

const read = defineRoute({
  method: 'GET',
  path: '/things/',
  summary: 'Things',
  permission: 'public',
  responses: { 204: null },
});

const answer = (status: number, body: string) => async () => new Response(body, { status });
const refusal = (status: number, code: string, message: string) =>
  answer(status, JSON.stringify({ success: false, code, message }));

/** What people must never read, and what comes instead of an answer. */
const ENGLISH: readonly [words: string, fetch: () => Promise<Response>][] = [
  ['Network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['Invalid response. Something went wrong', answer(200, '<html>')],
  ['Something went wrong', answer(502, '<html>Bad Gateway')],
  ['Limit exceeded', refusal(422, 'limit_exceeded', 'Limit exceeded')],
  ['Wrong credentials', refusal(403, 'wrong_credentials', 'Wrong credentials')],
];

/** Something that words of each language have, and those of the others do not. */
const WORDS_OF: Readonly<Record<Locale, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  en: /^(Check|Something|Too many|The code)/,
  de: /^(Prüfen|Etwas|Zu viele|Code oder)/,
  tr: /^(İnternet|Bir şeyler|Çok fazla|Kod ya da)/,
  zh: /\p{Script=Han}/u,
};

describe.each(LOCALES)('an error is told in %s', (locale) => {
  async function tell(fetch: () => Promise<Response>): Promise<string> {
    const i18n = createI18n({ locale });
    await addNamespace(i18n, UI_NAMESPACE, loadUiTexts);
    const api = createApiClient({
      baseUrl: 'http://server/api/v1',
      fetch,
      readContext: () => ({ locale }),
      wordsFor: wordsForErrors(i18n, ERROR_WORDS),
    });
    const result = await api.call<typeof read>({ method: 'GET', path: '/things/' }, {});
    if (result.ok) throw new Error('It has succeeded');
    return result.error.message;
  }

  it.each(ENGLISH)('instead of "%s"', async (english, fetch) => {
    const words = await tell(fetch);
    expect(words).toMatch(WORDS_OF[locale]);
    // These words are English itself.
    expect(words === english).toBe(locale === 'en' && english === 'Something went wrong');
  });

  it('as the server tells it, where it does', async () => {
    await expect(tell(refusal(409, 'conflict', 'Уже оплачено'))).resolves.toBe('Уже оплачено');
    await expect(tell(answer(409, '{"detail":"Уже оплачено"}'))).resolves.toBe('Уже оплачено');
  });
});
