import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeOrderLimits, readOrderLimits } from '@karavan/shared-api/client/orders';
import type { OrderLimits as Limits } from '@karavan/shared-api/contract/orders';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import texts from './locales/ru.json' with { type: 'json' };
import { OrderLimits } from './order-limits.tsx';

const sent: unknown[] = [];
startMockServer(
  mockEndpoint(readOrderLimits, () => ({
    status: 200,
    data: { open_orders: 5, newcomer_part: 3, newcomer_orders: 2 },
  })),
  mockEndpoint(changeOrderLimits, async ({ request }) => {
    const body = (await request.json()) as Limits;
    sent.push(body);
    return { status: 200, data: body };
  }),
);
beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(<OrderLimits organizationId={5} />, {
    messages: { 'mf-organization-order-limits': texts },
  });
  return { ...view, user: userEvent.setup() };
}
const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

it('shows the limits of an organization, and sets others', async () => {
  const { user, record } = open();
  const most = await field(/^Сколько их может быть у клиента/);
  expect(most.value).toBe('5');
  expect((await field(/^После скольких/)).value).toBe('2');
  await user.clear(most);
  await user.type(most, '8');
  const part = await field(/^На сколько частей/);
  await user.clear(part);
  await user.type(part, '1');
  await user.click(screen.getByRole('button', { name: 'Установить пределы' }));
  await waitFor(() =>
    expect(sent).toEqual([{ open_orders: 8, newcomer_part: 1, newcomer_orders: 2 }]),
  );
  expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Пределы установлены' }]);
});

it('sends nothing while a limit is missing, and says so beside it', async () => {
  const { user } = open();
  const part = await field(/^На сколько частей/);
  await user.clear(part);
  await user.click(screen.getByRole('button', { name: 'Установить пределы' }));
  await waitFor(async () =>
    expect((await field(/^На сколько частей/)).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});
