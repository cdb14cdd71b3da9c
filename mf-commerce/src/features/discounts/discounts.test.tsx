import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getCart } from '@karavan/shared-api/client/carts';
import * as endpoints from '@karavan/shared-api/client/discounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { ClientWallet, DiscountBook } from '@karavan/shared-api/contract/discounts';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import places from '@karavan/shared-api/places/locales/ru.json' with { type: 'json' };
import { endpointKey } from '@karavan/shared-api/query';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../locales/ru.json' with { type: 'json' };
import choice from '../../shared/card-choice/locales/ru.json' with { type: 'json' };
import { EditDiscounts } from './edit-discounts/edit-discounts.tsx';
import editor from './edit-discounts/locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { OwnCards } from './view-wallet/own-cards.tsx';
import { ViewWallet } from './view-wallet/view-wallet.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const som = (amount: string) => ({ amount, currency: 'KGS' });
const SESSION = {
  token: 't',
  user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
};
const ORGANIZATION = {
  id: 5,
  title: 'Лавка',
  image: null,
  color: '#334455',
  type: 'Обувь',
  is_verified: false,
};
const MESSAGES = {
  'mf-commerce': commerce as unknown as Record<string, string>,
  'mf-commerce-discounts': texts,
  'mf-commerce-discounts-editor': editor,
  'mf-commerce-card-choice': choice,
  form: formTexts,
  management,
  places,
};

let book: DiscountBook;
let wallet: ClientWallet;
let sent: unknown[];
let overtaken: boolean;
const pageOf = <T,>(list: readonly T[]) => ({
  list: [...list],
  total_count: list.length,
  total_pages: 1,
  next: null,
});
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [
        {
          ...ORGANIZATION,
          is_owner: false,
          permissions: ['can_manage_discounts'],
          time_zone: 'Asia/Bishkek',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(endpoints.getDiscounts, () => ({ status: 200, data: book })),
  mockEndpoint(endpoints.updateDiscounts, async ({ request }) => {
    sent.push(await request.json());
    if (overtaken) return refusal('settings_changed');
    return { status: 200, data: { ...book, version: book.version + 1 } };
  }),
  mockEndpoint(endpoints.deleteDiscounts, async ({ request }) => {
    sent.push(await request.json());
    return {
      status: 200,
      data: { ...book, version: book.version + 1, cards: [] as DiscountBook['cards'] },
    };
  }),
  mockEndpoint(endpoints.listOwnDiscounts, () => ({ status: 200, data: pageOf([wallet]) })),
  mockEndpoint(endpoints.chooseDiscount, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: wallet };
  }),
  mockEndpoint(endpoints.listCashbackEntries, () => ({
    status: 200,
    data: pageOf([
      {
        id: 3,
        kind: 'earn' as const,
        amount: som('20.00'),
        transaction_id: 12,
        created_at: '2026-11-20T08:00:00.000Z',
      },
    ]),
  })),
  mockEndpoint(endpoints.listDiscountOffers, () => ({
    status: 200,
    data: pageOf([
      {
        id: 6,
        organization: { ...ORGANIZATION, id: 6, title: 'Пекарня' },
        cards: [
          {
            kind: 'fixed' as const,
            background: 'ember' as const,
            tiers: [{ percent: '5', spend_limit: som('0.00') }],
          },
        ],
      },
    ]),
  })),
);
beforeEach(() => {
  localStorage.clear();
  sent = [];
  overtaken = false;
  book = {
    version: 4,
    currency: 'KGS',
    cards: [
      {
        kind: 'cumulative',
        background: 'dusk',
        is_paused: false,
        never_downgrades: false,
        cashback_days: null,
        tiers: [
          { percent: '5', limit: '0.00' },
          { percent: '7', limit: '1000.00' },
        ],
      },
    ],
  };
  wallet = {
    id: 5,
    organization: ORGANIZATION,
    cards: [
      {
        kind: 'cumulative',
        background: 'dusk',
        percent: '5',
        next: { percent: '7', missing: som('300.00') },
        spent: som('700.00'),
        tiers: [
          { percent: '5', spend_limit: som('0.00') },
          { percent: '7', spend_limit: som('1000.00') },
        ],
      },
    ],
    chosen: null,
    balance: som('20.00'),
    debt: null,
    expires_at: '2027-01-05T08:00:00.000Z',
    is_pinned: false,
  };
});

describe('the cards of an organization', () => {
  function open() {
    const view = renderWithPlatform(<EditDiscounts organizationId={5} />, {
      path: '/organizations/5/manage/discounts',
      session: SESSION,
      messages: MESSAGES,
    });
    return { user: userEvent.setup(), ...view };
  }
  const percents = () => screen.findAllByRole('textbox', { name: 'Процент' });
  const retype = async (
    user: ReturnType<typeof userEvent.setup>,
    field: HTMLElement,
    text: string,
  ) => {
    await user.clear(field);
    await user.type(field, text);
  };

  it('swap their percents in one press', async () => {
    const { user } = open();
    const [low, high] = await percents();
    await retype(user, low!, '7');
    await retype(user, high!, '9');
    await user.click(screen.getByRole('button', { name: 'Сохранить карты' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      version: 4,
      cards: [{ kind: 'cumulative', tiers: [{ percent: '7' }, { percent: '9' }] }],
    });
  });

  it.each([
    ['5', 'Такой процент скидки уже есть'],
    ['', 'Укажите процент скидки'],
    ['3', 'С большим порогом процент не может быть меньше'],
  ])('with %p in the second step say what is wrong beside the field', async (typed, problem) => {
    const { user } = open();
    const [, high] = await percents();
    await user.clear(high!);
    if (typed !== '') await user.type(high!, typed);
    await user.click(screen.getByRole('button', { name: 'Сохранить карты' }));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keep what is typed when somebody else was faster, and offer theirs', async () => {
    overtaken = true;
    const { user } = open();
    const [low] = await percents();
    await retype(user, low!, '6');
    await user.click(screen.getByRole('button', { name: 'Сохранить карты' }));
    expect(await screen.findByRole('button', { name: 'Взять сохранённые' })).toBeTruthy();
    expect((low as HTMLInputElement).value).toBe('6');
  });

  it('say what somebody else has stored as soon as it is read, before it is written over', async () => {
    const { user, queries } = open();
    const [low] = await percents();
    await retype(user, low!, '6');
    expect(screen.queryByRole('button', { name: 'Взять сохранённые' })).toBeNull();
    book = { ...book, version: 5, cards: [{ ...book.cards[0]!, is_paused: true }] };
    await act(() => queries.invalidateQueries());
    expect(await screen.findByRole('button', { name: 'Взять сохранённые' })).toBeTruthy();
    expect((low as HTMLInputElement).value).toBe('6');
  });

  it('are not what a draft was typed over, when others have changed them since: it waits', async () => {
    const before = open();
    const [low] = await percents();
    await retype(before.user, low!, '6');
    before.unmount();
    book = { ...book, version: 5, cards: [{ ...book.cards[0]!, is_paused: true }] };
    const { user } = open();
    const [stored] = await percents();
    expect((stored as HTMLInputElement).value).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Показать введённое' }));
    expect((stored as HTMLInputElement).value).toBe('6');
  });

  it('are added by their kind, and taken away after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Кешбэк' }));
    expect((await screen.findAllByRole('article', { name: 'Кешбэк' })).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Удалить карту «Накопительная карта»' }));
    await waitFor(() => expect(sent).toEqual([{ version: 4, kinds: ['cumulative'] }]));
    expect(screen.queryByRole('button', { name: 'Взять сохранённые' })).toBeNull();
  });
});

describe('the wallet', () => {
  function open(session?: typeof SESSION) {
    const view = renderWithPlatform(<ViewWallet own={<OwnCards />} />, {
      path: '/home/discounts',
      messages: MESSAGES,
      ...(session && { session }),
    });
    return { user: userEvent.setup(), ...view };
  }

  it('shows step, way to the next one, cashback and what became of it', async () => {
    const { user } = open(SESSION);
    const own = within(await screen.findByRole('article', { name: 'Лавка' }));
    // Its name stands above its cards.
    expect(own.getAllByText('Лавка')).toHaveLength(1);
    expect(own.getByText(/^Ещё 300.*, и будет 7\s%$/)).toBeTruthy();
    expect(own.getByText(/^20/)).toBeTruthy();
    expect(own.getByText(/05\.01\.2027/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Показать код на кассе/ })).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'История' }));
    expect(await own.findByText('Начислено за покупку')).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Закрепить карту: Лавка' }));
    await waitFor(() => expect(sent).toEqual([{ is_pinned: true }]));
  });

  it('makes what carts cost old when another card is chosen', async () => {
    wallet = { ...wallet, cards: [...wallet.cards, { ...wallet.cards[0]!, kind: 'cashback' }] };
    const { user, queries } = open(SESSION);
    const cart = endpointKey(getCart, 'one', { params: { id: 4 } });
    queries.setQueryData(cart, {});
    await user.click(await screen.findByRole('radio', { name: /^Кешбэк/ }));
    await waitFor(() => expect(sent).toEqual([{ chosen: 'cashback' }]));
    await waitFor(() => expect(queries.getQueryState(cart)?.isInvalidated).toBe(true));
  });

  it('shows guests what organizations offer, and what signing in gains', async () => {
    open();
    expect(await screen.findByRole('article', { name: 'Пекарня' })).toBeTruthy();
    expect(screen.getByText('Ваши карты будут здесь')).toBeTruthy();
    expect(screen.queryByText('Мои карты')).toBeNull();
  });
});
