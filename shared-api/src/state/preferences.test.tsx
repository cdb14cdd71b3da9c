import { createStore } from 'jotai/vanilla';
import {
  currencyAtom,
  detectLocale,
  localeAtom,
  persistPreferences,
  previousPathAtom,
  printWidthAtom,
  regionAtom,
} from './preferences.ts';

const kyrgyzstan = {
  code: 'KG',
  name: 'Кыргызстан',
  flag: '🇰🇬',
  currency: { code: 'KGS', name: 'сом' },
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['de', 'en-GB', 'de'],
  [undefined, 'TR-tr', 'tr'],
  ['xx', 'zh-Hant-TW', 'zh'],
  [undefined, 'fr-FR', 'ru'],
  [undefined, '', 'ru'],
])('with %j stored and a browser in %j the language is %j', (stored, browser, locale) => {
  expect(detectLocale(stored, browser)).toBe(locale);
});

it('brings back what an earlier visit has chosen', () => {
  const earlier = createStore();
  const stop = persistPreferences(earlier);
  earlier.set(regionAtom, kyrgyzstan);
  earlier.set(currencyAtom, 'USD');
  earlier.set(printWidthAtom, 60);
  earlier.set(localeAtom, 'de');
  stop();
  earlier.set(currencyAtom, 'EUR');

  const store = createStore();
  persistPreferences(store)();
  expect(store.get(regionAtom)).toEqual(kyrgyzstan);
  expect(store.get(currencyAtom)).toBe('USD');
  expect(store.get(printWidthAtom)).toBe(60);
  expect(document.cookie).toContain('locale=de');
});

it('remembers in this tab where a guest was, and never a place of another site', () => {
  const earlier = createStore();
  const stop = persistPreferences(earlier);
  earlier.set(previousPathAtom, '/p/5?size=1');
  stop();
  const restored = () => {
    const store = createStore();
    persistPreferences(store)();
    return store.get(previousPathAtom);
  };
  expect(restored()).toBe('/p/5?size=1');
  for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    sessionStorage.setItem('previous_path', foreign);
    expect(restored()).toBeNull();
  }
});

it('takes nothing damaged over', () => {
  localStorage.setItem('region', '{"code":');
  localStorage.setItem('print_width', '70');
  const store = createStore();
  persistPreferences(store)();
  expect(store.get(regionAtom)).toBeNull();
  expect(store.get(printWidthAtom)).toBe(80);
});

it('works where the browser forbids storage, and says so once something is to be kept', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const store = createStore();
  persistPreferences(store);
  store.set(printWidthAtom, 60);
  expect(store.get(printWidthAtom)).toBe(60);
  expect(warn).toHaveBeenCalledWith('Could not save state', expect.any(DOMException));
  jest.restoreAllMocks();
});
