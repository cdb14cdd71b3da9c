import type { ComponentProps } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { getOwnWholesalePrices } from '@karavan/shared-api/client/wholesale';
import type { OwnCardPrice, WholesaleStep } from '@karavan/shared-api/contract/wholesale';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import common from '../../../locales/ru.json' with { type: 'json' };
import shop from '../locales/ru.json' with { type: 'json' };
import { ReducedPrices } from './reduced-prices.tsx';

let answer: { steps: WholesaleStep[]; card: OwnCardPrice | null };
startMockServer(mockEndpoint(getOwnWholesalePrices, () => ({ status: 200, data: answer })));
beforeEach(() => {
  answer = { steps: [], card: null };
});

const sum = { amount: '925.00', currency: 'KGS' };

const item = {
  id: 5,
  organization: {
    id: 1,
    title: 'Ала-Тоо Мода',
    image: null,
    type: 'Одежда',
    is_verified: true,
    color: '#8a2c1e',
  },
  card_offer: { kind: 'cumulative', percent: '15' },
} as const;
const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };

type Shown = ComponentProps<typeof ReducedPrices>['item'];

function open({ isGuest = false, ...values }: Partial<Shown> & { isGuest?: boolean } = {}) {
  return renderWithPlatform(<ReducedPrices item={{ ...item, ...values }} />, {
    messages: {
      'mf-commerce': common as unknown as Record<string, string>,
      'mf-commerce-shop': shop as unknown as Record<string, string>,
    },
    ...(!isGuest && { session: { token: 'token', user } }),
  });
}

it.each([
  ['fixed', /^С вашей картой −7,5\s%: 925\sс$/],
  ['cashback', /^Вернётся кешбэком 7,5\s%: 925\sс$/],
] as const)('says what a card makes of the price: %s', async (kind, words) => {
  answer = { steps: [], card: { kind, percent: '7.5', sum } };
  open();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says what a confirmed client pays from how many pieces on', async () => {
  answer = { steps: [{ min_quantity: 5, price: sum }], card: null };
  open();
  expect(await screen.findByRole('list', { name: 'Оптовая цена' })).toBeTruthy();
  expect(screen.getByText(/^От 5 штук: 925\sс$/)).toBeTruthy();
});

it.each([
  ['fixed', /^Скидка 15\s% по карте$/],
  ['cumulative', /^Скидка до 15\s% по карте$/],
  ['cashback', /^Кешбэк до 15\s% по карте$/],
] as const)('tells a guest what a card would give, and leads to it: %s', async (kind, words) => {
  open({ isGuest: true, card_offer: { kind, percent: '15' } });
  const line = await screen.findByRole('link', { name: words });
  expect(line.getAttribute('href')).toBe('/organizations/1');
});

it('says so to those, too, who have neither card nor wholesale prices there', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Скидка до 15\s% по карте$/ })).toBeTruthy();
});

it('takes no room where there is no card', async () => {
  const { container } = open({ isGuest: true, card_offer: undefined });
  await waitFor(() => expect(container.querySelector('div')).not.toBeNull());
  expect(container.textContent).toBe('');
});
