import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { completeSale, findSaleClient, preprocessSale } from '@karavan/shared-api/client/till';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { SaleClient } from '@karavan/shared-api/contract/till';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
  type PlatformOptions,
} from '@karavan/shared-api/testing';
import commerce from '../../../../locales/ru.json' with { type: 'json' };
import till from '../../locales/ru.json' with { type: 'json' };
import { SellBySum } from './sell-by-sum.tsx';

const money = (amount: string) => ({ amount, currency: 'KGS' });

const ME: Me = {
  id: 1,
  phone_number: '+996700000003',
  full_name: 'Мария Ким',
  avatar: null,
  username: null,
  gender: 'female',
  birthday: null,
  email: null,
  has_password: true,
  locale: 'ru',
  region: null,
  is_courier: false,
  is_operator: false,
  organizations: [
    {
      id: 5,
      title: 'Шаг',
      is_owner: false,
      permissions: ['can_sell'],
      time_zone: 'Asia/Bishkek',
      image: null,
      color: '#2f5fa8',
      order_kinds: [],
    },
    {
      id: 6,
      title: 'Склад',
      is_owner: false,
      permissions: ['can_scan'],
      time_zone: 'Asia/Bishkek',
      image: null,
      color: '#2f5fa8',
      order_kinds: [],
    },
  ],
};

const CLIENT: SaleClient = {
  client: { uid: 'UID7', full_name: 'Айгуль', avatar: null },
  is_confirmed: true,
  card: { kind: 'cashback', background: 'meadow', percent: '5', next: null },
  cards: [{ kind: 'cashback', background: 'meadow', percent: '5', next: null }],
  currency: 'KGS',
  balance: money('40.00'),
};

interface SaleBody {
  readonly amount: string;
  readonly spend_cashback: boolean;
  readonly total?: string;
}

const sold: SaleBody[] = [];
beforeEach(() => sold.splice(0));

const server = startMockServer(
  mockEndpoint(getMe, () => ({ status: 200, data: ME })),
  mockEndpoint(findSaleClient, () => ({ status: 200, data: CLIENT })),
  mockEndpoint(preprocessSale, async ({ request }) => {
    const { amount, spend_cashback } = (await request.json()) as SaleBody;
    const spent = spend_cashback ? 40 : 0;
    return {
      status: 200,
      data: {
        ...CLIENT,
        goods: money(`${amount}.00`),
        discount: money('0.00'),
        cashback_spent: money(`${spent}.00`),
        cashback_earned: money('5.00'),
        total: money(`${Number(amount) - spent}.00`),
      },
    };
  }),
  mockEndpoint(completeSale, async ({ request }) => {
    sold.push((await request.json()) as SaleBody);
    return { status: 201, data: { transaction_id: 77 } };
  }),
);

function open(options: PlatformOptions = {}) {
  const path = '/proceed-discount?client=7.1.code';
  const texts = {
    'mf-commerce': commerce as unknown as Record<string, string>,
    'mf-commerce-till': till as unknown as Record<string, string>,
  };
  return {
    user: userEvent.setup(),
    ...renderWithPlatform(<SellBySum />, { path, messages: texts, ...options }),
  };
}

const amountField = () => screen.findByLabelText('Сумма покупки');
const sellButton = () => screen.findByRole('button', { name: 'Продать' });

it('quotes what is typed and sells exactly what was read out', async () => {
  const { user } = open();
  expect(await screen.findByText('Код клиента подтверждён')).toBeTruthy();
  expect(await sellButton()).toMatchObject({ disabled: true });
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText(/^60 /)).toBeTruthy();
  await user.click(await sellButton());
  expect(await screen.findByText('Продажа оформлена')).toBeTruthy();
  expect(sold).toEqual([
    { client: '7.1.code', amount: '100', spend_cashback: true, total: '60.00' },
  ]);
  expect(screen.getByRole('button', { name: 'Открыть чек' })).toBeTruthy();
});

it('takes a gift card that is shown, and says where it is none', async () => {
  const code = '7-7K3F-9QWD-H2MX-0ZRT';
  const { user } = open({ overlayResult: `https://karavan.example/gifts#${code}` });
  server.use(
    mockEndpoint(preprocessSale, async ({ request }) => {
      const { gift_code } = (await request.json()) as { gift_code?: string };
      if (gift_code === code) return refusal('not_found', 'Не найдено');
      return {
        status: 200,
        data: {
          ...CLIENT,
          goods: money('100.00'),
          discount: money('0.00'),
          cashback_spent: money('0.00'),
          cashback_earned: money('0.00'),
          total: money('100.00'),
        },
      };
    }),
  );
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('button', { name: 'Принять подарочную карту' }));
  expect(await screen.findByText('Подарочной карты с таким кодом здесь нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(await screen.findByRole('button', { name: 'Принять подарочную карту' })).toBeTruthy();
});

it('takes a gift card that was scanned before the client', async () => {
  open({ path: '/proceed-discount?client=7.1.code#7-7K3F-9QWD-H2MX-0ZRT' });
  expect(await screen.findByText('Платит карта 7-7K3F-9QWD-H2MX-0ZRT')).toBeTruthy();
});

it('takes a part of the sum from gift cards of a client who has shown their code', async () => {
  server.use(
    mockEndpoint(findSaleClient, () => ({
      status: 200,
      data: { ...CLIENT, gift_balance: money('30.00') },
    })),
    mockEndpoint(preprocessSale, async ({ request }) => {
      const { spend_gifts } = (await request.json()) as { spend_gifts?: boolean };
      return {
        status: 200,
        data: {
          ...CLIENT,
          goods: money('100.00'),
          discount: money('0.00'),
          cashback_spent: money('0.00'),
          cashback_earned: money('0.00'),
          ...(spend_gifts && { gift_spent: money('30.00') }),
          total: money(spend_gifts ? '70.00' : '100.00'),
        },
      };
    }),
  );
  const { user } = open();
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('switch', { name: /^Оплатить подарочной картой клиента/ }));
  expect(await screen.findByText(/^−30/)).toBeTruthy();
  await user.click(await sellButton());
  expect(await screen.findByText('Продажа оформлена')).toBeTruthy();
  expect(sold).toMatchObject([{ spend_gifts: true, total: '70.00' }]);
});

it('asks again with the new total when it is not the one that was read out', async () => {
  let total = '100.00';
  server.use(
    mockEndpoint(preprocessSale, () => ({
      status: 200,
      data: {
        ...CLIENT,
        goods: money('100.00'),
        discount: money('0.00'),
        cashback_spent: money('0.00'),
        cashback_earned: money('5.00'),
        total: money(total),
      },
    })),
    mockEndpoint(completeSale, async ({ request }) => {
      const body = (await request.json()) as SaleBody;
      sold.push(body);
      total = '95.00';
      return body.total === total
        ? { status: 201, data: { transaction_id: 77 } }
        : refusal('quote_changed');
    }),
  );
  const { user } = open();
  await user.type(await amountField(), '100');
  await screen.findAllByText(/^100 /);
  await user.click(await sellButton());
  expect(await screen.findByText(/^Сумма изменилась: теперь 95/)).toBeTruthy();
  await user.click(await sellButton());
  expect(await screen.findByText('Продажа оформлена')).toBeTruthy();
  expect(sold.map((sale) => sale.total)).toEqual(['100.00', '95.00']);
});

it('spends no cashback of a typed number, and says why', async () => {
  const typed = { ...CLIENT, is_confirmed: false, balance: null };
  server.use(mockEndpoint(findSaleClient, () => ({ status: 200, data: typed })));
  open();
  expect(await screen.findByText(/^Чтобы списать кешбэк/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows a refusal as it is told, keeps the sum, and takes a new code', async () => {
  server.use(mockEndpoint(completeSale, () => refusal('client_code_expired', 'Код устарел')));
  const { user, record, history } = open({
    overlayResult: 'https://karavan.example/proceed-discount?client=7.2.fresh',
  });
  await user.type(await amountField(), '100');
  const button = await sellButton();
  await screen.findAllByText(/^100 /);
  await user.click(button);
  expect(await screen.findByText('Код устарел')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сканировать ещё раз' }));
  expect(record.overlays).toEqual([{ type: 'qr_scan', props: { purpose: 'client' } }]);
  expect(history.location.search).toBe('?client=7.2.fresh');
  expect(await amountField()).toMatchObject({ value: '100' });
});

it.each([
  [
    'an unknown number',
    refusal('user_not_found', 'Пользователь не найден'),
    'Пользователь не найден',
  ],
  [
    'a number that is none',
    refusal('invalid_input', 'x', { client: ['Введите верный ID или номер телефона'] }),
    'Введите верный ID или номер телефона',
  ],
  ['a failing server', refusal('internal'), 'Ошибка поиска пользователя'],
])('tells of %s', async (_, answer, text) => {
  server.use(mockEndpoint(findSaleClient, () => answer));
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

it('tells of a lost connection and tries again', async () => {
  server.use(mockLostConnection(findSaleClient));
  const { user } = open();
  expect(await screen.findByText('Ошибка сети')).toBeTruthy();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Айгуль')).toBeTruthy();
});

it('is not for those who sell nowhere', async () => {
  const nowhere: Me = { ...ME, organizations: [] };
  server.use(mockEndpoint(getMe, () => ({ status: 200, data: nowhere })));
  open();
  expect(await screen.findByText('Вы не продавец')).toBeTruthy();
});

it('lets those who sell at several places choose, and asks who is buying', async () => {
  const organizations = [
    ...ME.organizations,
    {
      id: 8,
      title: 'Раритет',
      is_owner: true,
      permissions: ['can_sell'],
      time_zone: 'Asia/Bishkek',
      image: null,
      color: '#2f5fa8',
      order_kinds: [],
    },
  ];
  server.use(mockEndpoint(getMe, () => ({ status: 200, data: { ...ME, organizations } })));
  open({ path: '/proceed-discount' });
  const choice = await screen.findByLabelText('Организация');
  expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Шаг',
    'Раритет',
  ]);
  expect(screen.getByText('Кто покупает?')).toBeTruthy();
});
