import { act, screen, waitFor } from '@testing-library/react';
import { countAvailableDeliveries } from '@karavan/shared-api/client/delivery';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { TEXTS } from '../testing/deliveries.ts';
import { CourierPage } from './courier-page.tsx';

const server = startMockServer(
  mockEndpoint(countAvailableDeliveries, () => ({ status: 200, data: { count: 4 } })),
);

const open = (path: string, isOpen = false) =>
  renderWithPlatform(
    <CourierPage title="Мои доставки" isOpen={isOpen}>
      Список
    </CourierPage>,
    { path, messages: TEXTS },
  );

it.each([
  ['/delivery/available', /^Доступные/],
  ['/delivery/history', 'Мои доставки'],
])('marks the section that is open at %s', (path, name) => {
  const { record } = open(path);
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current).toEqual([screen.getByRole('link', { name })]);
  expect(record.header).toMatchObject({ title: 'Доставка', backTo: '/profile' });
});

it('counts what may be taken beside the way there', async () => {
  open('/delivery/history');
  expect(await screen.findByText('Доступно: 4')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Доступно: 4/ }).getAttribute('href')).toBe(
    '/delivery/available',
  );
});

it('tells whoever is no courier so instead of the page', async () => {
  server.use(mockEndpoint(countAvailableDeliveries, () => refusal('forbidden')));
  open('/delivery/history');
  expect(await screen.findByText('Раздел для курьеров')).toBeTruthy();
  expect(screen.queryByText('Список')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows who is no courier any more what still concerns them, without the ways elsewhere', async () => {
  server.use(mockEndpoint(countAvailableDeliveries, () => refusal('forbidden')));
  open('/delivery/cash', true);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(screen.getByText('Список')).toBeTruthy();
  expect(screen.queryByText('Раздел для курьеров')).toBeNull();
});

it('shows the page when only the count fails', async () => {
  server.use(mockEndpoint(countAvailableDeliveries, () => refusal('internal')));
  const { queries } = open('/delivery/available');
  await screen.findByText('Список');
  await act(() => queries.refetchQueries());
  expect(screen.getByText('Список')).toBeTruthy();
  expect(screen.queryByText(/Доступно/)).toBeNull();
});
