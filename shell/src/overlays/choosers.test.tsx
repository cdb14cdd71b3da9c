import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHydrateAtoms } from 'jotai/utils';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import { listCities, listCountries } from '@karavan/shared-api/client/regions';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { currencyName } from '@karavan/shared-api/contract/currency-name';
import { currencyAtom, regionAtom, type Region } from '@karavan/shared-api/state';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import type { ShellServices } from '../shell-services.ts';
import { Overlay as Currencies } from './currency-list/currency-list.overlay.tsx';
import texts from './locales/ru.json' with { type: 'json' };
import { Overlay as PhoneCountries } from './phone-country/phone-country.overlay.tsx';
import { Overlay as Regions } from './region-select/region-select.overlay.tsx';

const country = (code: string, currency: string, has_organizations = false) => ({
  type: 'countries' as const,
  code,
  name: countryName(code, 'ru'),
  flag: `/flags/${code}.svg`,
  currency: { code: currency, name: currencyName(currency, 'ru') },
  has_organizations,
});

/** By name, as the server lists them. */
const COUNTRIES = [
  country('AU', 'AUD'),
  country('KZ', 'KZT', true),
  country('KG', 'KGS', true),
  country('RU', 'RUB'),
  country('US', 'USD'),
];

startMockServer(
  mockEndpoint(listCountries, () => ({
    status: 200,
    data: { results: { countries: COUNTRIES }, next: null, overall_total: COUNTRIES.length },
  })),
  mockEndpoint(listCities, () => ({
    status: 200,
    data: {
      results: {
        cities: ['Бишкек', 'Нарын'].map((name) => ({
          type: 'cities' as const,
          value: name,
          name,
          country: 'KG',
        })),
      },
      next: null,
      overall_total: 2,
    },
  })),
  mockEndpoint(listCurrencies, () => ({
    status: 200,
    data: {
      list: COUNTRIES.map(({ currency }) => ({ ...currency, sign: '' })),
    },
  })),
);

const HOME: Region = COUNTRIES[2]!;
const messages = { 'shell-overlays': texts as unknown as Record<string, string> };
/** Somebody from Kyrgyzstan who wants to see dollars. */
function AtHome({ children }: { readonly children: ReactNode }) {
  useHydrateAtoms([
    [regionAtom, HOME],
    [currencyAtom, 'USD'],
  ] as const);
  return children;
}

const show = (overlay: ReactNode) => renderWithPlatform(<AtHome>{overlay}</AtHome>, { messages });

const picked = jest.fn();
beforeEach(() => picked.mockClear());

/** What the options are called, in their order. */
async function options(): Promise<string[]> {
  const list = await screen.findAllByRole('listitem');
  return list.map((option) => option.textContent);
}

const search = (text: string) => userEvent.type(screen.getByLabelText('Поиск'), text);

test('the country of a phone begins with the own one and those with organizations', async () => {
  show(
    <PhoneCountries
      services={{} as ShellServices}
      props={{
        selected: 'KG',
        countries: COUNTRIES.map(({ code }, index) => ({ code, callingCode: String(index) })),
      }}
      close={picked}
    />,
  );
  expect((await options())[0]).toContain('Кыргызстан');
  expect((await options())[1]).toContain('Казахстан');
  await search('USA');
  await userEvent.click(screen.getByRole('button', { name: /Соединенные Штаты/ }));
  expect(picked).toHaveBeenCalledWith('US');
});

test('a region is found by its old name, and as it sounds in the other alphabet', async () => {
  show(
    <Regions
      services={{} as ShellServices}
      props={{ filter: { country: null, city: null } }}
      close={picked}
    />,
  );
  expect((await options()).map((text) => text.slice(0, 6))).toEqual([
    'Везде',
    'Кыргыз',
    'Казахс',
    'Австра',
    'Россия',
    'Соедин',
  ]);
  await search('Киргизия');
  expect(await options()).toEqual([expect.stringContaining('Кыргызстан')]);
  await userEvent.clear(screen.getByLabelText('Поиск'));
  await search('rossiya');
  expect(await options()).toEqual([expect.stringContaining('Россия')]);
});

test('an address begins with the cities of its country, and may be in one that nobody has named', async () => {
  show(
    <Regions
      services={{} as ShellServices}
      props={{ address: { country: 'KG', city: null } }}
      close={picked}
    />,
  );
  expect(await options()).toEqual(['Бишкек', 'Нарын']);
  await search('нарын');
  expect(await options()).toEqual(['Нарын']);
  await userEvent.clear(screen.getByLabelText('Поиск'));
  await search('Кочкор ');
  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Кочкор' }));
  expect(picked).toHaveBeenCalledWith({ country: 'KG', city: 'Кочкор' });

  await userEvent.click(screen.getByRole('button', { name: 'Другая страна' }));
  expect((await options())[0]).toContain('Кыргызстан');
  await userEvent.click(screen.getByRole('button', { name: /Казахстан/ }));
  expect(await screen.findByRole('heading', { name: 'Казахстан' })).toBeTruthy();
});

test('a filter may go from one country to another before it is set', async () => {
  show(
    <Regions
      services={{} as ShellServices}
      props={{ filter: { country: null, city: null } }}
      close={picked}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Казахстан/ }));
  expect(await screen.findByRole('button', { name: 'Вся страна' })).toBeTruthy();
  await search('Кочкор');
  expect(screen.queryByRole('button', { name: 'Добавить: Кочкор' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Другая страна' }));
  await userEvent.click(await screen.findByRole('button', { name: /Кыргызстан/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Нарын' }));
  expect(picked).toHaveBeenCalledWith({ country: 'KG', city: 'Нарын' });
});

test('currencies begin with those that prices are in, each with a sign that can be read', async () => {
  show(<Currencies services={{ store: { set: picked } } as never} props={{}} close={picked} />);
  expect(await options()).toEqual([
    'доллар СШАUSD $',
    'кыргызский сомKGS с',
    'казахский тенгеKZT ₸',
    'австралийский долларAUD $',
    'российский рубльRUB ₽',
  ]);
  for (const name of ['Kirgisischer', 'som']) {
    await userEvent.clear(screen.getByLabelText('Поиск'));
    await search(name);
    expect(await options()).toEqual(['кыргызский сомKGS с']);
  }
});
