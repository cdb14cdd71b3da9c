import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderUi } from '../testing/render-ui.tsx';
import { CountBadge } from './count-badge.tsx';
import { formatCount } from './format-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1549, '1.5k'],
  [999_999, '999.9k'],
  [1_000_000, '1m'],
  [2_560_000, '2.5m'],
])('%d reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('an abbreviated count never claims more than there is, nor loses a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (count) => {
      const [, number, unit] = /^([\d.]+)([km]?)$/.exec(formatCount(count)) ?? [];
      const size = unit === 'm' ? 1_000_000 : unit === 'k' ? 1000 : 1;
      const shown = Math.round(Number(number) * size);
      expect(shown).toBeLessThanOrEqual(count);
      expect(count - shown).toBeLessThanOrEqual(size / 10);
    }),
  );
});

test.each([
  [99, 99, '99'],
  [100, 99, '99+'],
  [999, 999, '999'],
  [1000, 999, '999+'],
] as const)('a badge of %d with the limit %d shows %s', (count, limit, text) => {
  renderUi(<CountBadge count={count} limit={limit} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a badge of nothing is nothing', () => {
  const { container } = renderUi(<CountBadge count={0} />);
  expect(container.textContent).toBe('');
});

test('its label is heard in place of the number', () => {
  renderUi(
    <button type="button">
      <CountBadge count={120} label="120 unread" />
    </button>,
  );
  expect(screen.getByRole('button', { name: '120 unread' })).toBeTruthy();
});
