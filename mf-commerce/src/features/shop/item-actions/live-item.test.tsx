import { act, screen } from '@testing-library/react';
import { getItem } from '@karavan/shared-api/client/items';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import type { LiveDetail, ShownNow } from '@karavan/shared-api/contract/live-items';
import texts from '@karavan/shared-api/live-items/locales/ru.json' with { type: 'json' };
import { useEndpoint } from '@karavan/shared-api/query';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { LiveItem } from './live-item.tsx';

let price: string | null;
startMockServer(
  mockEndpoint(getItem, () =>
    price === null
      ? refusal('not_found')
      : {
          status: 200,
          data: {
            id: 5,
            name: 'Кеды',
            price: { amount: price, currency: 'KGS' },
            is_selling: true,
          } as ItemDetail,
        },
  ),
);
beforeEach(() => {
  price = '100.00';
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const NOW = { name: 'Кеды', names: {}, stamp: 'a' } as unknown as ShownNow;

function Page() {
  const item: LiveDetail | undefined = useEndpoint(getItem, { params: { id: 5 } }).data;
  if (!item) return null;
  return (
    <>
      <h1>{`${item.name} ${item.price?.amount}`}</h1>
      <LiveItem id={5} />
      {item.is_selling && <button type="button">Купить</button>}
    </>
  );
}

async function open() {
  const { sockets } = renderWithPlatform(<Page />, {
    messages: { 'live-items': texts },
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
  });
  await screen.findByText('Кеды 100.00');
  const tell = (shown: ShownNow | null) =>
    act(async () => sockets.emit({ stream: 'items' }, 'items.now', { items: [{ id: 5, shown }] }));
  await tell(NOW);
  return { tell };
}

it('is read again when something has changed, and says so', async () => {
  const { tell } = await open();
  price = '80.00';
  await tell({ ...NOW, stamp: 'b' });
  expect(await screen.findByText('Кеды 80.00')).toBeTruthy();
  expect((await screen.findByText(texts.page_changed)).getAttribute('role')).toBe('status');
});

it('that was taken away stays readable, says so and is not for sale', async () => {
  const { tell } = await open();
  price = null;
  await tell(null);
  expect(await screen.findByText(texts.page_gone)).toBeTruthy();
  expect(screen.getByText('Кеды 100.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull();
});

it('that went behind a gate stays for sale to those who are let in', async () => {
  const { tell } = await open();
  await tell(null);
  expect(await screen.findByText(texts.page_changed)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Купить' })).toBeTruthy();
});
