import type { Locale } from '../contract/locales.ts';
import { addNamespace, changeLocale, createI18n, type MessageLoader } from './create-i18n.ts';

/** A loader whose texts arrive when the test decides. */
function controlledLoader() {
  const waiting = new Map<Locale, { arrive(): void; fail(): void }>();
  const load: MessageLoader = (locale) =>
    new Promise((resolve, reject) => {
      waiting.set(locale, {
        arrive: () => resolve({ default: { greeting: `greeting in ${locale}` } }),
        fail: () => reject(new Error('offline')),
      });
    });
  return { load, waiting };
}

const instantly: MessageLoader = async (locale) => ({
  default: { greeting: `greeting in ${locale}` },
});

const translate = (i18n: ReturnType<typeof createI18n>, key: string, ns: string) =>
  i18n.t(key, { ns });

it('shows the texts of a namespace once it is added', async () => {
  const i18n = createI18n({ locale: 'de' });
  await addNamespace(i18n, 'feed', instantly);
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in de');
});

it('keeps the old language on screen until the new one is complete', async () => {
  const i18n = createI18n({ locale: 'ru' });
  const { load, waiting } = controlledLoader();
  const added = addNamespace(i18n, 'feed', load);
  waiting.get('ru')!.arrive();
  await added;

  const switched = changeLocale(i18n, 'tr');
  await Promise.resolve();
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in ru');
  waiting.get('tr')!.arrive();
  await switched;
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in tr');
});

it('loads a namespace in the language that was chosen while it was loading', async () => {
  const i18n = createI18n({ locale: 'ru' });
  const { load, waiting } = controlledLoader();
  const added = addNamespace(i18n, 'feed', load);
  const switched = changeLocale(i18n, 'en');
  waiting.get('en')!.arrive();
  await switched;
  waiting.get('ru')!.arrive();
  await added;
  expect(i18n.language).toBe('en');
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in en');
});

it('loads a namespace that is added during a switch in the new language', async () => {
  const i18n = createI18n({ locale: 'ru' });
  const first = controlledLoader();
  const firstAdded = addNamespace(i18n, 'shell', first.load);
  first.waiting.get('ru')!.arrive();
  await firstAdded;

  const switched = changeLocale(i18n, 'zh');
  await addNamespace(i18n, 'feed', instantly);
  first.waiting.get('zh')!.arrive();
  await switched;
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in zh');
});

it('lets the later of two switches win, whichever arrives first', async () => {
  const i18n = createI18n({ locale: 'ru' });
  const { load, waiting } = controlledLoader();
  const added = addNamespace(i18n, 'feed', load);
  waiting.get('ru')!.arrive();
  await added;

  const early = changeLocale(i18n, 'en');
  const late = changeLocale(i18n, 'de');
  waiting.get('de')!.arrive();
  await late;
  waiting.get('en')!.arrive();
  await early;
  expect(i18n.language).toBe('de');
});

it('stays with the old language when the new one cannot be loaded, and tries again when asked', async () => {
  const i18n = createI18n({ locale: 'ru' });
  const { load, waiting } = controlledLoader();
  const added = addNamespace(i18n, 'feed', load);
  waiting.get('ru')!.arrive();
  await added;

  const failed = changeLocale(i18n, 'en');
  waiting.get('en')!.fail();
  await expect(failed).rejects.toThrow('offline');
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in ru');

  const again = changeLocale(i18n, 'en');
  waiting.get('en')!.arrive();
  await again;
  expect(translate(i18n, 'greeting', 'feed')).toBe('greeting in en');
});
