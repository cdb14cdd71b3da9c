import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderUi } from '../testing/render-ui.tsx';
import { formatAbout, formatMoney } from './format-money.ts';
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
  [{ amount: '-1250.00', currency: 'KGS' }, 'en', 'currency', '-1,250 с'],
  [{ amount: '900.5', currency: 'KGS' }, 'zh', 'currency', '900.50 с'],
  [{ amount: '900', currency: 'KZT' }, 'de', 'currency', '900 ₸'],
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

test.each([
  ['52337.41', 'KGS', 'ru', '52 000 с'],
  ['10.18', 'USD', 'en', '$10'],
  ['9.96', 'USD', 'en', '$10'],
  ['2.57', 'USD', 'en', '$2.57'],
  ['5.27', 'USD', 'en', '$5.30'],
  ['0.04', 'EUR', 'de', '0,04 €'],
  ['149', 'JPY', 'en', '¥149'],
])('about %s %s in %s reads %s', (amount, currency, locale, text) => {
  expect(plain(formatAbout({ amount, currency }, locale))).toBe(text);
});

test('about a sum is within a percent of it, or of the next whole unit, and no digit is more exact', () => {
  const sum = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: -2, max: 7 }));
  const currencies = fc.constantFrom('KGS', 'USD', 'JPY', 'KWD');
  fc.assert(
    fc.property(sum, currencies, ([digits, power], currency) => {
      const exact = digits * 10 ** power;
      const shown = formatAbout({ amount: exact.toFixed(2), currency }, 'en');
      const about = Number(shown.replaceAll(/[^\d.]/g, ''));
      const coin = currency === 'JPY' ? 1 : 0.01;
      expect(Math.abs(about - exact)).toBeLessThanOrEqual(
        Math.max(exact / 100, exact < 10 ? coin / 2 : 0.5) * 1.0001,
      );
      // Three digits at most are not zeros.
      expect(
        String(Number(shown.replaceAll(/\D/g, ''))).replace(/0+$/, '').length,
      ).toBeLessThanOrEqual(3);
      expect(shown.includes('.')).toBe(about < 10 && !Number.isInteger(about));
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

test.each([
  ['3712', '4640', '−20 %'],
  ['999', '1000', undefined],
  ['0', '1000', '−100 %'],
])('%s instead of %s says %s', (amount, before, off) => {
  const of = (sum: string) => ({ amount: sum, currency: 'KGS' });
  const { container } = renderUi(<Price price={of(amount)} oldPrice={of(before)} locale="ru" />);
  expect(plain(container.textContent).match(/−.*%/)?.[0]).toBe(off);
});
