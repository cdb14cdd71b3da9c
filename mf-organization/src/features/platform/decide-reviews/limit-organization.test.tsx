import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchOrganizations } from '@karavan/shared-api/client/feed';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import { limitOrganization, listVisibilityCases } from '@karavan/shared-api/client/visibility';
import type { VisibilityCase } from '@karavan/shared-api/contract/visibility';
import form from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { organizationCard, SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { DecideReviews } from './decide-reviews.tsx';

const SELLER = organizationCard({ id: 9, title: 'Тулпар' });

let asked: (string | null)[];
let sent: unknown[];
startMockServer(
  mockEndpoint(countPlatformQueues, () => ({
    status: 200,
    data: { verifications: 0, reviews: 0, complaints: 0, payments: 0 },
  })),
  mockEndpoint(listVisibilityCases, () => ({
    status: 200,
    data: { list: [] as VisibilityCase[], total_count: 0, total_pages: 1, next: null },
  })),
  mockEndpoint(searchOrganizations, ({ query }) => {
    asked.push(query.get('search'));
    return { status: 200, data: { list: query.get('search') === 'OID9' ? [SELLER] : [] } };
  }),
  mockEndpoint(limitOrganization, async ({ params, request }) => {
    sent.push({ ...params, ...((await request.json()) as object) });
    return { status: 200, data: {} as VisibilityCase };
  }),
);
beforeEach(() => {
  asked = [];
  sent = [];
  localStorage.clear();
});

function open() {
  renderWithPlatform(<DecideReviews />, {
    path: '/platform/reviews',
    session: SESSION,
    messages: { form, 'mf-organization-platform': texts },
  });
  return userEvent.setup();
}

it('limits an organization that nobody has complained about, with a reason', async () => {
  const user = open();
  const find = await screen.findByRole('searchbox', { name: texts.limit_find });
  await user.type(find, 'OID9');
  await user.click(await screen.findByRole('button', { name: 'Ограничить: Тулпар' }));
  await user.click(await screen.findByRole('button', { name: texts.limit }));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: texts.reason }), 'Обман');
  await user.click(screen.getByRole('button', { name: texts.limit }));
  await waitFor(() => expect(sent).toMatchObject([{ id: '9', reason: 'Обман' }]));
  await waitFor(() => expect(find).toHaveProperty('value', ''));
});

it('says where nobody is found', async () => {
  const user = open();
  await user.type(await screen.findByRole('searchbox', { name: texts.limit_find }), 'никто');
  expect(await screen.findByText(texts.limit_nobody)).toBeTruthy();
  expect(asked.at(-1)).toBe('никто');
});
