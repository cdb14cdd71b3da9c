import type { ReactNode } from 'react';
import { useHydrateAtoms } from 'jotai/utils';
import { waitFor } from '@testing-library/react';
import { listBanners } from '@karavan/shared-api/client/banners';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import type { Banner } from '@karavan/shared-api/contract/banners';
import type { RegionChoice } from '@karavan/shared-api/overlays';
import { regionAtom } from '@karavan/shared-api/state';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { useHomeBanners } from './use-home-banners.ts';

const KG = {
  code: 'KG',
  name: 'Кыргызстан',
  flag: '',
  currency: { code: 'KGS', name: 'Сом' },
};

const BANNER = { id: 1 } as Banner;

let asked: string[];
let network: { country_code: string; city_value: string | null };
const server = startMockServer(
  mockEndpoint(listBanners, ({ query }) => {
    const where = ['country', 'city'].flatMap((name) => query.get(name) ?? []).join(' ');
    asked.push(where);
    const list: Banner[] = [{ ...BANNER, text: where || 'all' }];
    return { status: 200, data: { list } };
  }),
  mockEndpoint(getMyLocation, () => ({
    status: 200,
    data: {
      IPv4: '1.1.1.1',
      country_name: null,
      city: null,
      state: null,
      postal: null,
      latitude: null,
      longitude: null,
      ...network,
    },
  })),
);
beforeEach(() => {
  asked = [];
  network = { country_code: 'KG', city_value: 'Ош' };
});

function Shown({ chosen }: { readonly chosen?: RegionChoice }) {
  return useHomeBanners('feed', chosen)?.map(({ text }) => text);
}

function Regional({
  region,
  children,
}: {
  readonly region: typeof KG | null;
  readonly children: ReactNode;
}) {
  useHydrateAtoms([[regionAtom, region]]);
  return children;
}

function open(chosen?: RegionChoice, region: typeof KG | null = KG) {
  const view = renderWithPlatform(
    <Regional region={region}>
      <Shown {...(chosen && { chosen })} />
    </Regional>,
  );
  return (text: string) => waitFor(() => expect(view.container.textContent).toBe(text));
}

it('is of the country and of the city of the network', async () => {
  await open()('KG Ош');
  expect(asked.toSorted()).toEqual(['', 'KG Ош']);
});

it('is of the country alone where the network is in another one, or tells nothing', async () => {
  network = { country_code: 'KZ', city_value: 'Алматы' };
  await open()('KG');
  server.use(mockLostConnection(getMyLocation));
  await open()('KG');
  expect(asked.join()).not.toContain('Алматы');
});

it('is of the place that the reader looks at, whatever the network tells', async () => {
  await open({ country: 'KG', city: 'Нарын' })('KG Нарын');
  await open({ country: 'KZ', city: null })('KZ');
  expect(asked).not.toContain('KG Ош');
});

it('is for everybody where nobody knows the country', async () => {
  await open(undefined, null)('all');
  expect(asked).toEqual(['']);
});
