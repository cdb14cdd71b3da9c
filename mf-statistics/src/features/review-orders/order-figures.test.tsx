import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrderStatistics } from '@karavan/shared-api/client/statistics';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { money, statistics, TEXTS } from '../../testing/business.ts';
import { OrderFigures } from './order-figures.tsx';

const server = startMockServer(
  mockEndpoint(getOrderStatistics, () => ({
    status: 200,
    data: statistics({
      days: [
        { day: '2026-11-02', total: money('1000.00'), order_count: 1 },
        { day: '2026-11-04', total: money('4600.00'), order_count: 3 },
      ],
    }),
  })),
);

function open() {
  const view = renderWithPlatform(
    <OrderFigures
      organizationId={5}
      kind="product"
      period={{ from: '2026-11-01', to: '2026-11-05' }}
    />,
    { messages: TEXTS },
  );
  return { user: userEvent.setup(), ...view };
}

const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling!.textContent;

it('shows sums and counts of the period', async () => {
  open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await figure('Продажи')).toMatch(/^5\s600/);
  expect(await figure('Оплачено заказов')).toBe('4');
  expect(await figure('Средний чек')).toMatch(/^1\s400/);
});

const beside = async (name: string) =>
  (await figure(name)) &&
  screen.getByText(name, { selector: 'dt' }).parentElement!.lastElementChild!.textContent;

it('holds them against as many days before, and tells what was given back', async () => {
  server.use(
    mockEndpoint(getOrderStatistics, () => ({
      status: 200,
      data: statistics({
        before: { total: money('7000.00'), order_count: 2 },
        refunded: money('300.00'),
      }),
    })),
  );
  open();
  expect(await beside('Продажи')).toMatch(/^-20\s% · до этого 7\s000/);
  expect(await beside('Оплачено заказов')).toMatch(/^\+100\s% · до этого 2$/);
  expect(await figure('Возвращено')).toMatch(/^300/);
});

it('holds them against nothing where there was nothing before', async () => {
  open();
  await figure('Продажи');
  expect(screen.queryByText(/до этого/)).toBeNull();
  expect(screen.queryByText('Возвращено')).toBeNull();
});

it('draws the days on which anything was sold in their places, the best as high as the drawing', async () => {
  open();
  const chart = await screen.findByRole('figure');
  expect(within(chart).getByText('Продажи по дню заказа')).toBeTruthy();
  const bars = [...chart.querySelectorAll('rect')];
  expect(bars.map((bar) => Math.round(Number(bar.getAttribute('height'))))).toEqual([22, 100]);
  expect(bars.map(({ parentElement }) => parentElement!.getAttribute('transform'))).toEqual([
    'translate(20)',
    'translate(60)',
  ]);
  expect(within(chart).getAllByRole('listitem')[1]!.textContent).toMatch(/^4 нояб.*: 4\s600/);
});

it('draws nothing without sales', async () => {
  server.use(
    mockEndpoint(getOrderStatistics, () => ({
      status: 200,
      data: statistics({ total: money('0.00'), order_count: 0, average: money('0.00') }),
    })),
  );
  open();
  expect(await figure('Оплачено заказов')).toBe('0');
  expect(screen.queryByRole('figure')).toBeNull();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(getOrderStatistics));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await figure('Оплачено заказов')).toBe('4');
});
