import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import type {
  DiscountCard as Card,
  OrganizationClient,
} from '@karavan/shared-api/contract/organizations';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { money, SESSION, TEXTS } from '../../testing/organizations.ts';
import allCardsTexts from './locales/ru.json' with { type: 'json' };
import { DiscountCard } from './discount-card.tsx';
import { DiscountProgress } from './discount-progress.tsx';

let standing: OrganizationClient['discount'];
let asked: number;
startMockServer(
  mockEndpoint(getOrganizationClient, () => {
    asked += 1;
    return {
      status: 200,
      data: {
        is_own: false,
        follow_status: 'none',
        is_admitted: true,
        is_blocked: false,
        discount: standing,
      },
    };
  }),
);
beforeEach(() => {
  standing = null;
  asked = 0;
});

const TIERS: Card['tiers'] = [
  { percent: '5', spend_limit: money('1000.00') },
  { percent: '7.5', spend_limit: money('5000.00') },
];

const open = (card: Omit<Card, 'background'>, options: object = { session: SESSION }) =>
  renderWithPlatform(
    <DiscountCard
      organization={{ id: 7, title: 'Шаг', color: '#2f5fa8' }}
      cards={[{ ...card, background: 'ember' }]}
    />,
    { messages: TEXTS, ...options },
  );
const tiers = () => screen.getAllByRole('listitem');

it.each([
  ['fixed', 'Дисконтная карта', 'Скидка на каждую покупку.'],
  ['cumulative', 'Накопительная карта', 'Чем больше покупаете, тем больше скидка.'],
  ['cashback', 'Кешбэк', 'Часть суммы вернётся кешбэком.'],
] as const)('of kind %s says what it gives', (kind, title, text) => {
  open({ kind, tiers: TIERS.slice(0, 1) }, {});
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^5\s%$/)).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('promises a guest its best step and asks nothing about them', async () => {
  const { queries } = open({ kind: 'cumulative', tiers: TIERS }, {});
  expect(screen.getByText(/^до 7,5\s%$/)).toBeTruthy();
  expect(tiers().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^от 1\s000.*5\s%$/),
    expect.stringMatching(/^от 5\s000.*7,5\s%$/),
  ]);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked).toBe(0);
});

it('shows a client their step and how far the next one is', async () => {
  standing = {
    spent: money('3000.00'),
    kind: 'cumulative',
    percent: '5',
    next: { percent: '7.5', missing: money('2000.00') },
  };
  open({ kind: 'cumulative', tiers: TIERS });
  const bar = await screen.findByRole('progressbar', { name: 'До следующей ступени' });
  expect(bar.getAttribute('aria-valuenow')).toBe('60');
  expect(screen.getByText(/^Ещё 2\s000.*, и будет 7,5\s%$/)).toBeTruthy();
  expect(screen.queryByText(/^до 7,5/)).toBeNull();
  const current = tiers().filter((tier) => tier.getAttribute('aria-current') === 'true');
  expect(current).toHaveLength(1);
  expect(within(current[0]!).getByText(/^5\s%$/)).toBeTruthy();
});

it('has no way to go at its last step', async () => {
  standing = { spent: money('9000.00'), kind: 'cumulative', percent: '7.5', next: null };
  open({ kind: 'cumulative', tiers: TIERS });
  await screen.findByText((text, element) => /^7,5\s%$/.test(text) && !element!.closest('li'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('the bar stands between nothing and all, and grows with what is spent', () => {
  const valueAt = (spent: number, missing: number): number => {
    const view = renderWithPlatform(
      <DiscountProgress
        standing={{
          spent: money(String(spent)),
          kind: 'cumulative',
          percent: '5',
          next: { percent: '7', missing: money(String(missing)) },
        }}
      />,
      { messages: TEXTS },
    );
    const value = Number(view.getByRole('progressbar').getAttribute('aria-valuenow'));
    view.unmount();
    return value;
  };
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.integer({ min: 2, max: 2_000_000 }),
      (a, b, step) => {
        const [less, more] = [a, b].map((sum) => sum % step).toSorted((one, other) => one - other);
        const [first, second] = [valueAt(less!, step - less!), valueAt(more!, step - more!)];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(second).toBeLessThanOrEqual(100);
        expect(second).toBeGreaterThanOrEqual(first);
      },
    ),
    { numRuns: 25 },
  );
});

it('asks again which card counts once all of them were looked at', async () => {
  const card = { tiers: TIERS.slice(0, 1), background: 'ember' } as const;
  renderWithPlatform(
    <DiscountCard
      organization={{ id: 7, title: 'Шаг', color: '#2f5fa8' }}
      cards={[
        { ...card, kind: 'fixed' },
        { ...card, kind: 'cashback' },
      ]}
    />,
    {
      messages: { ...TEXTS, 'mf-organization-all-cards': allCardsTexts },
      session: SESSION,
    },
  );
  standing = { spent: money('0.00'), kind: 'cashback', percent: '5', next: null };
  await userEvent.click(await screen.findByRole('button', { name: 'Все карты: 2' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(await screen.findByText('Кешбэк')).toBeTruthy();
});
