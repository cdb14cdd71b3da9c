import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  claimPlace,
  confirmPlace,
  listMapSources,
  previewGooglePlace,
} from '@karavan/shared-api/client/map-places';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import type { PlacePreview } from '@karavan/shared-api/contract/map-places';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import { ImportPlace } from './import-place.tsx';
import texts from './locales/ru.json' with { type: 'json' };

const EXAMPLE = 'https://www.google.com/maps/place/?q=place_id:ChIJKaragachCoffee00001';
const FOUND: PlacePreview = {
  place: {
    source: 'google_maps',
    place_id: 'ChIJKaragachCoffee00001',
    title: 'Karagach Coffee',
    address: 'проспект Чуй, 147',
    city: 'Бишкек',
    country: 'KG',
    latitude: 42.87,
    longitude: 74.61,
    week: [{ weekday: 1, start_time: '08:00', end_time: '22:00' }],
    phones: ['+996555147001'],
    site: null,
    kind: 'Coffee shop',
    type: 6,
    url: 'https://maps.google.com/?cid=1',
  },
  organization: null,
  pictures: [],
};

let found: PlacePreview;
let sources: { source: MapSource; state: 'sandbox' | 'off'; examples: string[] }[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, title: 'Лавка', is_owner: true })] } as Me,
  })),
  mockEndpoint(listMapSources, () => ({
    status: 200,
    data: { list: sources },
  })),
  mockEndpoint(previewGooglePlace, () => ({ status: 200, data: found })),
  mockEndpoint(claimPlace, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { resend_after: 60 } };
  }),
  mockEndpoint(confirmPlace, () => ({
    status: 200,
    data: { source: 'google_maps', place_id: FOUND.place.place_id },
  })),
);
beforeEach(() => {
  found = FOUND;
  sources = [{ source: 'google_maps', state: 'sandbox', examples: [EXAMPLE] }];
  sent = [];
});

function open() {
  const view = renderWithPlatform(
    <ImportPlace
      source="google_maps"
      renderForm={({ place }) => <p>{`form of ${place.title}`}</p>}
    />,
    { session: SESSION, messages: { 'mf-organization-import': texts } },
  );
  return { user: userEvent.setup(), ...view };
}

async function find() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Пример 1' }));
  await view.user.click(screen.getByRole('button', { name: 'Найти место' }));
  return view;
}

it('shows what a link leads to, and fills the form in with it', async () => {
  const { user } = await find();
  expect(await screen.findByRole('heading', { name: 'Karagach Coffee' })).toBeTruthy();
  expect(screen.getByText('Бишкек, проспект Чуй, 147')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Заполнить по этим данным' }));
  expect(await screen.findByText('form of Karagach Coffee')).toBeTruthy();
});

it('leads to the organization that is here already, or to its confirmation', async () => {
  found = {
    ...FOUND,
    organization: { id: 9, title: 'Кофе', is_own: false, is_confirmed: false },
  };
  const { user } = await find();
  const link = await screen.findByRole('link', { name: 'Открыть «Кофе»' });
  expect(link.getAttribute('href')).toBe('/organizations/9');
  await user.click(screen.getByRole('button', { name: 'Это моё место' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить код' }));
  expect(await screen.findByText('Отправили на +996555147001')).toBeTruthy();
  expect(sent).toEqual([
    { source: 'google_maps', place_id: FOUND.place.place_id, phone: '+996555147001' },
  ]);
});

it('says that a confirmed place is somebody else’s', async () => {
  found = { ...FOUND, organization: { id: 9, title: 'Кофе', is_own: false, is_confirmed: true } };
  await find();
  expect(await screen.findByText(/Место подтвердила другая организация/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Это моё место' })).toBeNull();
});

it('says beside the field what is wrong with a link', async () => {
  server.use(
    mockEndpoint(previewGooglePlace, () =>
      refusal('invalid_input', 'Это не ссылка', { link: ['Это не ссылка'] }),
    ),
  );
  await find();
  expect(await screen.findByText('Это не ссылка')).toBeTruthy();
});

it('says where the service is off', async () => {
  sources = [{ source: 'google_maps', state: 'off', examples: [] }];
  open();
  expect(await screen.findByText('Сервис карт не подключён')).toBeTruthy();
});
