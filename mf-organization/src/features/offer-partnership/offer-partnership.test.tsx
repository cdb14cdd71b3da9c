import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { createPartnership } from '@karavan/shared-api/client/partners';
import type { Me } from '@karavan/shared-api/contract/accounts';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { organizationCard, SESSION, workplace } from '../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { OfferPartnership } from './offer-partnership.tsx';

let organizations: Me['organizations'];
let asked: number;
let sent: { path: string; body: unknown }[];

async function note(request: Request) {
  sent.push({ path: new URL(request.url).pathname, body: await request.json() });
  return {
    status: 201,
    data: {
      id: 3,
      status: 'requested',
      partner: organizationCard({ id: 7 }),
      is_recipient: false,
      created_at: '2026-11-20T08:00:00.000Z',
      note: null,
      category: null,
      order: null,
    },
  } as const;
}

const server = startMockServer(
  mockEndpoint(getMe, () => {
    asked += 1;
    return { status: 200, data: { organizations } as Me };
  }),
  mockEndpoint(createPartnership, ({ request }) => note(request)),
);
beforeEach(() => {
  organizations = [workplace()];
  asked = 0;
  sent = [];
});

function open(options: object = { session: SESSION }) {
  const view = renderWithPlatform(<OfferPartnership organizationId={7} />, {
    messages: { 'mf-organization-offer-partnership': texts },
    ...options,
  });
  return { user: userEvent.setup(), ...view };
}

const offer = () => screen.findByRole('button', { name: 'Партнёрство от имени «Каблук»' });

it('is sent in the name of the chosen organization, once', async () => {
  organizations = [workplace(), workplace({ id: 6, title: 'Шнурок' })];
  const answer = Promise.withResolvers<void>();
  server.use(
    mockEndpoint(createPartnership, async ({ request }) => {
      const answered = await note(request);
      await answer.promise;
      return answered;
    }),
  );
  const { user, record } = open();
  await user.click(await offer());
  await waitFor(async () => expect((await offer()).getAttribute('aria-busy')).toBe('true'));
  await user.click(await offer());
  answer.resolve();
  await waitFor(() =>
    expect(record.toasts).toEqual([
      { kind: 'success', text: 'Запрос на партнерство успешно отправлен' },
    ]),
  );
  expect(sent).toEqual([
    { path: '/api/v1/organizations/5/partnerships/', body: { partnership_id: 7 } },
  ]);
});

it('passes on why it was refused, and may be sent again', async () => {
  server.use(mockEndpoint(createPartnership, () => refusal('partner_added', 'Уже партнёры')));
  const { user, record } = open();
  await user.click(await offer());
  await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: 'Уже партнёры' }]));
  server.resetHandlers();
  await user.click(await offer());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it.each([
  ['who looks after no partners', [workplace({ permissions: ['can_sell'] })]],
  ['who works at the organization itself', [workplace(), workplace({ id: 7, title: 'Шаг' })]],
  ['who works nowhere', []],
])('is not for somebody %s', async (_, list) => {
  organizations = list;
  const { queries } = open();
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not for guests, about whom nothing is asked', async () => {
  const { queries } = open({});
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toBe(0);
});
