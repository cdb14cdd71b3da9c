import { screen } from '@testing-library/react';
import { getOwnWholesalePrices } from '@karavan/shared-api/client/wholesale';
import type { OwnCardPrice, WholesaleStep } from '@karavan/shared-api/contract/wholesale';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import common from '../../../locales/ru.json' with { type: 'json' };
import shop from '../locales/ru.json' with { type: 'json' };
import { OwnPrices } from './own-prices.tsx';

let answer: { steps: WholesaleStep[]; card: OwnCardPrice | null };
startMockServer(mockEndpoint(getOwnWholesalePrices, () => ({ status: 200, data: answer })));
beforeEach(() => {
  answer = { steps: [], card: null };
});

const sum = { amount: '925.00', currency: 'KGS' };

function open() {
  const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
  return renderWithPlatform(<OwnPrices itemId={5} />, {
    messages: {
      'mf-commerce': common as unknown as Record<string, string>,
      'mf-commerce-shop': shop as unknown as Record<string, string>,
    },
    session: { token: 'token', user },
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
