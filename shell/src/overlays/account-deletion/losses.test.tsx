import { screen, within } from '@testing-library/react';
import type { Loss } from '@karavan/shared-api/contract/departures';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { Confirm } from './confirm.tsx';
import messages from './locales/ru.json' with { type: 'json' };
import { Outlook } from './outlook.tsx';

const LOSSES: readonly Loss[] = [
  {
    kind: 'cashback',
    count: 3,
    sums: [
      { amount: '700', currency: 'JPY' },
      { amount: '121.00', currency: 'KGS' },
    ],
  },
  { kind: 'gifts', count: 2, sums: [{ amount: '125.50', currency: 'KGS' }] },
];
const nothing = () => undefined;
const texts = { messages: { 'shell-account-deletion': messages } };

const outlook = (losses: readonly Loss[]) => (
  <Outlook
    departure={{
      obstacles: [],
      losses: [...losses],
      workplaces: 0,
      erased_on: '2026-12-28T00:00:00Z',
    }}
    onGoOn={nothing}
    onSettle={nothing}
    onKept={nothing}
  />
);
const confirm = (losses: readonly Loss[]) => (
  <Confirm
    services={{} as never}
    proof={{ password: 'Karavan-2026' }}
    erasedOn="2026-12-28T00:00:00Z"
    losses={losses}
    onKept={nothing}
    onRefused={nothing}
  />
);

describe.each([
  ['before the proof', outlook],
  ['before the last press', confirm],
])('%s', (_, view) => {
  it('one is told what money is lost, a sum of each currency', async () => {
    renderWithPlatform(view(LOSSES), texts);
    const told = await screen.findByRole('region', { name: 'Вместе с аккаунтом вы потеряете:' });
    const [cashback, gifts] = within(told).getAllByRole('listitem');
    expect(cashback!.textContent).toMatch(/Кешбэк.*В 3 организациях.*700.*121/);
    expect(gifts!.textContent).toMatch(/подарочных картах.*2 карты.*125,50/);
  });

  it('nothing is said of losses where there are none', async () => {
    renderWithPlatform(view([]), texts);
    await screen.findAllByRole('button');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
