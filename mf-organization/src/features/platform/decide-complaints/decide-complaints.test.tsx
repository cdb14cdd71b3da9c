import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideComplaints, listComplaintCases } from '@karavan/shared-api/client/complaint-cases';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type { ComplaintCase } from '@karavan/shared-api/contract/complaint-cases';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { DecideComplaints } from './decide-complaints.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const WAITING: ComplaintCase = {
  id: 4,
  subject: 'item',
  thing: { title: 'Кроссовки', text: '', image: null, path: '/p/9' },
  organization: { id: 7, title: 'Шаг', is_listed: true },
  count: 3,
  reasons: [
    { reason: 'fraud', count: 2 },
    { reason: 'other', count: 1 },
  ],
  texts: [{ reason: 'fraud', text: 'Не привезли', created_at: '2026-11-24T08:00:00.000Z' }],
  first_at: '2026-11-23T08:00:00.000Z',
  latest_at: '2026-11-24T08:00:00.000Z',
  decisions: ['dismiss', 'hide', 'limit'],
  decided: null,
};
const DECIDED: ComplaintCase = {
  ...WAITING,
  decisions: [],
  decided: {
    decision: 'hide',
    reason: 'Подделка',
    by: 'Руслан',
    at: '2026-11-24T09:00:00.000Z',
  },
};

let waiting: ComplaintCase[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(countPlatformQueues, () => ({
    status: 200,
    data: { verifications: 2, reviews: 0, complaints: waiting.length, payments: 0 },
  })),
  mockEndpoint(listComplaintCases, ({ request }) => {
    const isDecided = new URL(request.url).searchParams.get('state') === 'decided';
    const list = isDecided ? [DECIDED] : waiting;
    return { status: 200, data: { list, total_count: 1, total_pages: 1, next: null } };
  }),
  mockEndpoint(decideComplaints, async ({ request }) => {
    sent.push(await request.json());
    waiting = [];
    return { status: 200, data: DECIDED };
  }),
);
beforeEach(() => {
  waiting = [WAITING];
  sent = [];
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(<DecideComplaints />, {
    path: '/platform/complaints',
    session: SESSION,
    messages: { 'mf-organization-platform': texts },
  });
  return { user: userEvent.setup(), ...view };
}

const card = () => screen.findByRole('region', { name: 'Кроссовки' });

it('shows a thing once, with the reasons and the words of those who complain', async () => {
  open();
  const shown = await card();
  expect(
    within(shown)
      .getByRole('link', { name: /Кроссовки/ })
      .getAttribute('href'),
  ).toBe('/p/9');
  expect(within(shown).getByRole('list', { name: 'Причины' }).textContent).toBe('Обман2Другое1');
  expect(shown.textContent).toContain('3 жалобы');
  expect(within(shown).getByText('Не привезли')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Жалобы/ }).getAttribute('aria-current')).toBe('page');
});

async function decide({ user }: ReturnType<typeof open>) {
  const form = await within(await card()).findByRole('form', { name: 'Решение' });
  await user.click(within(form).getByRole('radio', { name: 'Ограничить показ организации' }));
  await user.type(within(form).getByLabelText(/Причина/), 'Обманывают');
  await user.click(within(form).getByRole('button', { name: 'Принять решение' }));
}

it('decides with a reason, and the thing waits no more', async () => {
  await decide(open());
  expect(await screen.findByText('Ничего не ждёт решения')).toBeTruthy();
  expect(sent).toEqual([{ decision: 'limit', reason: 'Обманывают' }]);
});

it('shows what another operator has decided meanwhile', async () => {
  server.use(mockEndpoint(decideComplaints, () => refusal('already_decided')));
  await decide(open());
  expect(await screen.findByText('Товар скрыт')).toBeTruthy();
  expect(screen.getByText('Подделка')).toBeTruthy();
});
