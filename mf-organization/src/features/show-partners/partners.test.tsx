import { screen, waitFor, within } from '@testing-library/react';
import { listPartners } from '@karavan/shared-api/client/partners';
import type { Partner } from '@karavan/shared-api/contract/partners';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { organizationCard, TEXTS } from '../../testing/organizations.ts';
import { Partners } from './partners.tsx';

let partners: Partner[];
const server = startMockServer(
  mockEndpoint(listPartners, () => ({
    status: 200,
    data: { list: partners, total_count: partners.length, total_pages: 1, next: null },
  })),
);

async function open() {
  const view = renderWithPlatform(<Partners organizationId={7} />, { messages: TEXTS });
  // An empty state looks like a loading one, so the test waits for the answer.
  await waitFor(() => expect(view.queries.isFetching()).toBe(0));
  return view;
}

it('shows the organizations that one works with, each leading to its page', async () => {
  partners = [
    { ...organizationCard(), category: null },
    { ...organizationCard({ id: 9, title: 'Шнурок' }), category: 'Поставщики' },
  ];
  await open();
  const links = within(screen.getByRole('region', { name: 'Партнёры' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/organizations/8', expect.stringContaining('Каблук')],
    ['/organizations/9', expect.stringMatching(/Шнурок.*Поставщики/)],
    ['/home/partners/7/organizations', 'Все партнёры'],
  ]);
});

it('takes no room where there are none', async () => {
  partners = [];
  const { container } = await open();
  expect(container.textContent).toBe('');
});

it('takes no room when they cannot be loaded', async () => {
  server.use(mockLostConnection(listPartners));
  const { container } = await open();
  expect(container.textContent).toBe('');
});
