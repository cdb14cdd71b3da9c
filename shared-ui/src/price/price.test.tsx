import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderUi } from '../testing/render-ui.tsx';
import { formatMoney } from './format-money.ts';
import { Price } from './price.tsx';

/** Intl uses several kinds of no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  [{ amount: '1250', currency: 'KGS' }, 'ru', 'currency', '1 250 с'],
  [{ amount: '1250.5', currency: 'KGS' }, 'ru', 'currency', '1 250,50 с'],
  [{ amount: '350', currency: 'KGS' }, 'ru', 'two', '350,00 с'],
  [{ amount: '1299.90', currency: 'EUR' }, 'de', 'currency', '1.299,90 €'],
  [{ amount: '12.5', currency: 'USD' }, 'en', 'currency', '$12.50'],
  [{ amount: '900', currency: 'JPY' }, 'en', 'currency', '¥900'],
  [{ amount: '900', currency: 'JPY' }, 'en', 'two', '¥900.00'],
] as const)('%j in %s with %s decimals reads %s', (sum, locale, decimals, text) => {
  expect(plain(formatMoney(sum, locale, decimals))).toBe(text);
});

test('every digit of a sum survives, however large', () => {
  const sums = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(sums, ([whole, hundredths]) => {
      const amount = `${whole}.${String(hundredths).padStart(2, '0')}`;
      const shown = formatMoney({ amount, currency: 'USD' }, 'en', 'two');
      expect(shown.replaceAll(/[$,]/g, '')).toBe(amount);
    }),
  );
});

test('the old price is told apart for the ear as well', () => {
  const price = { amount: '890', currency: 'USD' };
  const oldPrice = { amount: '1250', currency: 'USD' };
  renderUi(<Price price={price} oldPrice={oldPrice} locale="en" />);
  expect(screen.getByText('$1,250').textContent).toBe('Old price $1,250');
});

test('a converted price stands beside the one that is paid', () => {
  const price = { amount: '874.50', currency: 'KGS' };
  renderUi(<Price price={price} converted={{ amount: '10.00', currency: 'USD' }} locale="en" />);
  expect(screen.getByText('≈ $10').textContent).toBe('≈ $10');
});

test('a price that was never higher has nothing struck through', () => {
  const price = { amount: '890', currency: 'USD' };
  const { container } = renderUi(<Price price={price} oldPrice={null} locale="en" />);
  expect(container.textContent).toBe('$890');
});
