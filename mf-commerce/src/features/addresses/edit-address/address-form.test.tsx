import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createDeliveryAddress,
  updateDeliveryAddress,
} from '@karavan/shared-api/client/delivery-addresses';
import { getCart } from '@karavan/shared-api/client/carts';
import { searchAddresses } from '@karavan/shared-api/client/geocoding';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { endpointKey } from '@karavan/shared-api/query';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { AddressForm } from './address-form.tsx';

const HOME = {
  city: 'Бишкек',
  district: 'Джал',
  address: 'ул. Тыныстанова, 99',
  phone: '+996700000001',
  comment: '',
  location: null,
};
const STORED = { ...HOME, id: 5, is_default: true };

const CHUY: GeocodedPlace = {
  kind: 'house',
  title: 'просп. Чуй, 155',
  detail: 'Бишкек, Кыргызстан',
  city: { type: 'cities', value: 'Бишкек', name: 'Бишкек', country: 'KG' },
  district: 'Центр',
  country_code: 'KG',
  latitude: 42.87563,
  longitude: 74.5912,
  is_approximate: true,
};

const sent: unknown[] = [];
const server = startMockServer(
  mockEndpoint(searchAddresses, () => ({
    status: 200,
    data: { list: [CHUY] as GeocodedPlace[], credits: null },
  })),
  mockEndpoint(createDeliveryAddress, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: STORED };
  }),
  mockEndpoint(updateDeliveryAddress, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: STORED };
  }),
);
beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
});

async function open(id: number | null, initial = HOME, path = '/delivery-addresses/create') {
  const view = renderWithPlatform(<AddressForm title="Адрес" id={id} initial={initial} />, {
    path,
    messages: { 'mf-commerce-addresses': texts },
  });
  await screen.findByLabelText('Город');
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
  return { ...view, user, save };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('saves a new address, and leads back to where it was wanted', async () => {
  const empty = { ...HOME, city: '', district: '', address: '', phone: '' };
  const path = '/delivery-addresses/create?back=%2Fcarts%2F3%2Fdelivery';
  const { user, save, history } = await open(null, empty, path);
  await user.type(field('Город'), 'Бишкек');
  await user.type(field('Район или микрорайон'), 'Джал');
  await user.type(field('Улица, дом, квартира'), 'ул. Тыныстанова, 99');
  await user.type(field('Телефон получателя'), '0700000001');
  await save();
  await waitFor(() => expect(history.location.pathname).toBe('/carts/3/delivery'));
  expect(sent).toEqual([HOME]);
});

it('tells the page that asked for a new address which one it is, and takes carts as changed', async () => {
  const back = '/carts/3/delivery?receiving=courier&paying=online&added_address=new';
  const path = `/delivery-addresses/create?back=${encodeURIComponent(back)}`;
  const { save, history, queries } = await open(null, HOME, path);
  const cart = endpointKey(getCart, 'one', { params: { id: 3 } });
  queries.setQueryData(cart, {});
  await save();
  await waitFor(() =>
    expect(history.location.search).toBe('?receiving=courier&paying=online&added_address=5'),
  );
  expect(queries.getQueryState(cart)?.isInvalidated).toBe(true);
});

it('says beside the fields what is missing, and sends nothing', async () => {
  const { user, save } = await open(5);
  await user.clear(field('Город'));
  await user.clear(field('Телефон получателя'));
  await save();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(document.activeElement).toBe(field('Город'));
  expect(sent).toEqual([]);
});

it('keeps what was changed when the server refuses it', async () => {
  const fields = { phone: ['Такого номера нет'] };
  server.use(
    mockEndpoint(updateDeliveryAddress, () => refusal('invalid_input', 'Проверьте данные', fields)),
  );
  const { user, save } = await open(5);
  await user.type(field('Комментарий курьеру'), 'Домофон 12');
  await save();
  expect(await screen.findByText('Такого номера нет')).toBeTruthy();
  expect(document.activeElement).toBe(field('Телефон получателя'));
  expect(field('Комментарий курьеру').value).toBe('Домофон 12');
});

describe('a suggested address', () => {
  const EMPTY = { ...HOME, city: '', district: '', address: '' };
  const point = { latitude: CHUY.latitude, longitude: CHUY.longitude };

  it('fills in the city, the district and the point', async () => {
    const { user, save } = await open(null, EMPTY);
    await user.type(field('Улица, дом, квартира'), 'чуй 155');
    await user.click(await screen.findByRole('option', { name: /Чуй, 155/ }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      city: 'Бишкек',
      district: 'Центр',
      address: 'просп. Чуй, 155',
      location: point,
    });
  });

  it('of a pin changes what the form has filled in itself, and asks before it changes what a person wrote', async () => {
    const moved = { ...CHUY, title: 'просп. Чуй, 160' };
    const { user, shell } = await open(null, EMPTY);
    const picks = (place: GeocodedPlace) =>
      jest.spyOn(shell.overlays, 'open').mockResolvedValueOnce({ ...point, place } as never);
    picks(CHUY);
    const pick = () => user.click(screen.getByRole('button', { name: 'Указать на карте' }));
    await pick();
    await waitFor(() => expect(field('Улица, дом, квартира').value).toBe('просп. Чуй, 155'));
    picks(moved);
    await pick();
    await waitFor(() => expect(field('Улица, дом, квартира').value).toBe('просп. Чуй, 160'));
    await user.type(field('Улица, дом, квартира'), ', кв. 7');
    picks(CHUY);
    await pick();
    const offer = await screen.findByRole('button', {
      name: 'Заменить адрес на «просп. Чуй, 155»',
    });
    expect(field('Улица, дом, квартира').value).toBe('просп. Чуй, 160, кв. 7');
    await user.click(offer);
    expect(field('Улица, дом, квартира').value).toBe('просп. Чуй, 155');
  });
});
