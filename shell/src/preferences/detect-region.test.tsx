import { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { currencyAtom, regionAtom } from '@karavan/shared-api/state';
import { detectRegion } from './detect-region.ts';

const GERMANY = {
  code: 'DE',
  name: 'Германия',
  flag: '/flags/DE.svg',
  currency: { code: 'EUR', name: 'евро' },
};

/** Answers the two requests of a detection in order. */
function asking(...answers: readonly object[]) {
  const waiting = [...answers];
  const call = jest.fn(async () => waiting.shift() ?? { ok: false });
  return { store: createStore(), api: { call } as unknown as ApiClient };
}

const at = (country_code: string | null) => ({ ok: true, data: { country_code } });
const countries = (...list: readonly object[]) => ({
  ok: true,
  data: { results: { countries: list } },
});

afterEach(() => {
  localStorage.clear();
  document.cookie = 'currency=; Path=/; Max-Age=0';
});

it('keeps the country of the location, with dollars abroad', async () => {
  const services = asking(at('DE'), countries({ type: 'countries', ...GERMANY }));
  expect(await detectRegion(services)).toMatchObject({ outcome: 'found' });
  expect(services.store.get(regionAtom)).toEqual(GERMANY);
  expect(services.store.get(currencyAtom)).toBe('USD');
});

it('leaves a currency alone that somebody has chosen', async () => {
  document.cookie = 'currency=EUR; Path=/';
  const services = asking(at('KG'), countries({ ...GERMANY, code: 'KG' }));
  services.store.set(currencyAtom, 'EUR');
  await detectRegion(services);
  expect(services.store.get(currencyAtom)).toBe('EUR');
});

it.each([
  ['unknown', [at(null)]],
  ['unknown', [at('XX'), countries()]],
  ['error', [{ ok: false }]],
  ['error', [at('DE'), { ok: false }]],
])('is %s when nothing matches or answers', async (outcome, answers) => {
  const services = asking(...answers);
  expect(await detectRegion(services)).toEqual({ outcome });
  expect(services.store.get(regionAtom)).toBeNull();
});

it('does not begin twice at a time', async () => {
  const first = detectRegion(asking(at(null)));
  expect(await detectRegion(asking(at('DE')))).toEqual({ outcome: 'in_progress' });
  await first;
});
