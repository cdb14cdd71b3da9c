import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/gifts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Gift, GiftEntry, StaffGift } from '@karavan/shared-api/contract/gifts';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { GiftsInWallet } from './hold-gifts/gifts-in-wallet.tsx';
import { HoldGifts } from './hold-gifts/hold-gifts.tsx';
import { GiftSheet } from './issue-gifts/gift-sheet.tsx';
import { IssueGifts } from './issue-gifts/issue-gifts.tsx';
import { ListGifts } from './issue-gifts/list-gifts.tsx';
import { codeIn } from '../../shared/gift-code.ts';
import texts from './locales/ru.json' with { type: 'json' };

// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const som = (amount: string) => ({ amount, currency: 'KGS' });
const SHOP = {
  id: 5,
  title: 'Лавка',
  image: null,
  color: '#334455',
  type: 'Обувь',
  is_verified: false,
};
const CODE = '7-7K3F-9QWD-H2MX-0ZRT';
const CARD = {
  id: 7,
  kind: 'gift_card',
  amount: som('1000.00'),
  balance: som('1000.00'),
  expires_at: '2090-01-01T18:00:00.000Z',
  created_at: '2026-11-01T00:00:00.000Z',
} as const;
const STAFF_CARD: StaffGift = {
  ...CARD,
  state: 'issued',
  note: 'Для Анны',
  block_reason: null,
  code: CODE,
};

let own: Gift[];
let issued: StaffGift[];
let sent: unknown[];
const ENTRIES: GiftEntry[] = [
  {
    id: 1,
    kind: 'issue',
    amount: som('1000.00'),
    transaction_id: null,
    created_at: '2026-11-01T00:00:00.000Z',
  },
];
const NEW: number[] = [7];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [
        {
          ...SHOP,
          is_owner: false,
          permissions: ['can_manage_discounts'],
          time_zone: 'Asia/Bishkek',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(endpoints.listGifts, () => ({ status: 200, data: { list: own } })),
  mockEndpoint(endpoints.listGiftEntries, () => ({
    status: 200,
    data: { list: ENTRIES },
  })),
  mockEndpoint(endpoints.listStaffGiftEntries, () => ({
    status: 200,
    data: { list: ENTRIES },
  })),
  mockEndpoint(endpoints.claimGift, async ({ request }) => {
    sent.push(await request.json());
    own = [{ ...CARD, state: 'claimed', organization: SHOP, code: CODE }];
    return { status: 201, data: { id: 7 } };
  }),
  mockEndpoint(endpoints.listStaffGifts, () => ({
    status: 200,
    data: { list: issued, total_count: 1, total_pages: 1, next: null, currency: 'KGS' },
  })),
  mockEndpoint(endpoints.issueGifts, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { ids: NEW } };
  }),
  mockEndpoint(endpoints.blockGift, async ({ request }) => {
    const body = (await request.json()) as { block_reason: string | null };
    sent.push(body);
    issued = [{ ...STAFF_CARD, ...body, state: 'blocked', code: null }];
    return { status: 200, data: issued[0]! };
  }),
  mockEndpoint(endpoints.correctGift, async ({ request }) => {
    const body = (await request.json()) as { balance: string };
    sent.push(body);
    issued = [{ ...STAFF_CARD, balance: som(body.balance) }];
    return { status: 200, data: issued[0]! };
  }),
);
beforeEach(() => {
  localStorage.clear();
  own = [];
  issued = [STAFF_CARD];
  sent = [];
});

function open(page: 'own' | 'wallet' | 'list' | 'issue' | 'sheet', path = '/gifts') {
  const pages = {
    own: <HoldGifts />,
    wallet: <GiftsInWallet />,
    list: <ListGifts organizationId={5} />,
    issue: <IssueGifts organizationId={5} />,
    sheet: <GiftSheet organizationId={5} />,
  };
  const view = renderWithPlatform(pages[page], {
    path,
    session: {
      token: 't',
      user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-commerce-gifts': texts, form: formTexts, management },
  });
  return { user: userEvent.setup(), ...view };
}

it('reads a code from an address or as it is typed', () => {
  expect(codeIn(`https://karavan.example/gifts#${CODE}`)).toBe(CODE);
  expect(codeIn(` ${CODE} `)).toBe(CODE);
});

it('takes the card whose code the address names, and shows it with its own code', async () => {
  const { user, history } = open('own', `/gifts#${CODE}`);
  expect(await screen.findByText('Подарочных карт пока нет')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Код карты' })).toHaveProperty('value', CODE);
  await user.click(screen.getByRole('button', { name: 'Забрать карту' }));
  const card = within(await screen.findByRole('article', { name: 'Подарочная карта: Лавка' }));
  expect(sent).toEqual([{ code: CODE }]);
  expect(history.location.hash).toBe('');
  expect(card.getByText('Действует по 01.01.2090')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Показать код' }));
  expect(card.getByRole('img', { name: 'Код карты' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'История' }));
  expect(await card.findByText('Выпущена')).toBeTruthy();
});

it('takes one line of the wallet, with what is on the cards that can be paid with', async () => {
  own = [
    { ...CARD, organization: SHOP, state: 'claimed', code: CODE },
    { ...CARD, id: 8, organization: SHOP, state: 'spent', balance: som('0.00'), code: null },
  ];
  open('wallet');
  const line = await screen.findByRole('link', { name: /^Подарочные карты\s*1\s000\sс$/ });
  expect(line.getAttribute('href')).toBe('/gifts');
});

it('leads whoever has no gift card to adding one', async () => {
  open('wallet');
  expect(await screen.findByRole('link', { name: /Добавить карту по коду$/ })).toBeTruthy();
});

it('says that there is no card with a code', async () => {
  server.use(mockEndpoint(endpoints.claimGift, () => refusal('not_found', 'Не найдено')));
  const { user, record } = open('own');
  await user.type(await screen.findByRole('textbox', { name: 'Код карты' }), '12');
  await user.click(screen.getByRole('button', { name: 'Забрать карту' }));
  await waitFor(() =>
    expect(record.toasts).toContainEqual(
      expect.objectContaining({ text: 'Карты с таким кодом нет' }) as unknown,
    ),
  );
});

it('issues cards and leads to their codes', async () => {
  const { user, history } = open('issue');
  await user.type(await screen.findByRole('textbox', { name: /^Сумма на карте/ }), '500');
  await user.click(screen.getByRole('button', { name: 'Выпустить карты' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'gift_card', amount: '500', count: 1, expires_on: null, note: '' },
    ]),
  );
  await waitFor(() =>
    expect(history.location.pathname).toBe('/organizations/5/manage/gifts/sheet'),
  );
  expect(history.location.search).toBe('?ids=7');
});

it('prints the codes of cards that nobody has taken', async () => {
  open('sheet', '/organizations/5/manage/gifts/sheet?ids=7');
  expect(await screen.findByRole('img', { name: 'Код карты № 7' })).toBeTruthy();
  expect(screen.getByText(CODE)).toBeTruthy();
});

it('blocks a card with a reason', async () => {
  const { user } = open('list', '/organizations/5/manage/gifts');
  const row = within(await screen.findByRole('article', { name: 'Карта № 7' }));
  await user.click(row.getByRole('button', { name: 'Подробнее о карте № 7' }));
  const reason = await row.findByRole('textbox', { name: 'Почему заблокировать' });
  expect(row.getByRole('button', { name: 'Заблокировать карту' })).toHaveProperty('disabled', true);
  await user.type(reason, 'Потеряна');
  await user.click(row.getByRole('button', { name: 'Заблокировать карту' }));
  expect(await row.findByText('Заблокирована')).toBeTruthy();
  expect(sent).toEqual([{ block_reason: 'Потеряна' }]);
});

it('corrects what is on a card, with a reason', async () => {
  const { user, record } = open('list', '/organizations/5/manage/gifts');
  const row = within(await screen.findByRole('article', { name: 'Карта № 7' }));
  await user.click(row.getByRole('button', { name: 'Подробнее о карте № 7' }));
  await user.click(await row.findByRole('button', { name: texts.correct }));
  const form = within(await row.findByRole('form', { name: texts.correct }));
  const balance = form.getByRole('textbox', { name: new RegExp(texts.correct_balance) });
  await user.clear(balance);
  await user.type(balance, '600');
  await user.type(form.getByRole('textbox', { name: texts.correct_reason }), 'Списали дважды');
  await user.click(form.getByRole('button', { name: texts.correct }));
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent).toMatchObject([{ balance: '600', reason: 'Списали дважды' }]);
  expect(await row.findByRole('button', { name: texts.correct })).toBeTruthy();
});
