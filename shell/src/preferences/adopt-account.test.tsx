import { listCountries } from '@karavan/shared-api/client/regions';
import { updateMe } from '@karavan/shared-api/client/accounts';
import { localeAtom, regionAtom } from '@karavan/shared-api/state';
import {
  createFakeShell,
  mockEndpoint,
  refusal,
  startMockServer,
} from '@karavan/shared-api/testing';
import { adoptAccount } from './adopt-account.ts';

const region = (code: string) => ({
  code,
  name: code,
  flag: `/flags/${code}.svg`,
  currency: { code: 'EUR', name: 'EUR' },
});
const countries = [{ ...region('DE'), type: 'countries' as const, has_organizations: false }];
let saved: unknown[];

startMockServer(
  mockEndpoint(listCountries, () => ({
    status: 200,
    data: {
      results: { countries },
      next: null,
      overall_total: 1,
    },
  })),
  mockEndpoint(updateMe, async ({ request }) => {
    saved.push(await request.json());
    return refusal('not_found', 'The answer is not read');
  }),
);

beforeEach(() => {
  saved = [];
});

it('shows the language and the region of the account', async () => {
  const { shell } = createFakeShell();
  shell.store.set(regionAtom, region('KG'));
  await adoptAccount(shell, { locale: 'de', region: 'DE' });
  expect(shell.store.get(localeAtom)).toBe('de');
  expect(shell.i18n.language).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(shell.store.get(regionAtom)?.code).toBe('DE');
  expect(saved).toEqual([]);
});

it('gives an account without a region this one', async () => {
  const { shell } = createFakeShell();
  shell.store.set(regionAtom, region('KG'));
  await adoptAccount(shell, { locale: 'ru', region: null });
  expect(saved).toEqual([{ region: 'KG' }]);
  expect(shell.store.get(regionAtom)?.code).toBe('KG');
});
