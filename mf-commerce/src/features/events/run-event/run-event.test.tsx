import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addGuest, admitByHand, cancelEvent, listDoor } from '@karavan/shared-api/client/events';
import type { DoorEntry, EventRun } from '@karavan/shared-api/contract/events';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { EventBoard } from './event-board.tsx';

const FIGURES = { quota: 10, sold: 3, held: 1, guests: 2, admitted: 1, waiting: 4 };
const RUN: EventRun = {
  id: 12,
  title: 'Концерт у озера',
  image: null,
  item_status: 'published',
  status: 'scheduled',
  starts_at: '2090-06-01T13:00:00.000Z',
  ends_at: '2090-06-01T16:00:00.000Z',
  place: 'Летняя сцена',
  time_zone: 'Asia/Bishkek',
  ...FIGURES,
  currency: 'KGS',
  extras: [],
  sections: [{ id: 31, name: 'Партер', price: { amount: '900.00', currency: 'KGS' }, ...FIGURES }],
  changes: [],
  refunds: null,
  dates: [],
  can_manage: true,
};

const ticket = (values: Partial<DoorEntry> = {}): DoorEntry => ({
  kind: 'ticket',
  id: 1,
  name: 'Айгуль',
  section: 'Партер',
  party: 1,
  order_id: 77,
  activated_at: null,
  secret: null,
  ...values,
});

const sent: unknown[] = [];
let refuses = false;
startMockServer(
  mockEndpoint(listDoor, ({ request }) => {
    const isGuests = request.url.includes('kind=guest');
    const list = isGuests
      ? [ticket({ kind: 'guest', name: 'Анна', party: 2, order_id: null, secret: 'drawn' })]
      : [ticket(), ticket({ id: 2, name: 'Бакыт', activated_at: '2090-06-01T12:30:00.000Z' })];
    return { status: 200, data: { list, next: null, total_count: list.length, total_pages: 1 } };
  }),
  mockEndpoint(admitByHand, async ({ request }) => {
    sent.push(await request.json());
    return refuses
      ? refusal('ticket_used', 'Билет уже использован')
      : { status: 200, data: { activated_at: '2090-06-01T12:31:00.000Z' } };
  }),
  mockEndpoint(cancelEvent, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { ...RUN, status: 'cancelled' } };
  }),
  mockEndpoint(addGuest, async ({ request }) => {
    sent.push(await request.json());
    return refusal('sold_out', 'Мест не осталось');
  }),
);
beforeEach(() => {
  sent.splice(0);
  refuses = false;
});

function open(run = RUN, canScan = true) {
  renderWithPlatform(<EventBoard organizationId={5} run={run} canScan={canScan} />, {
    path: '/organizations/5/manage/events/12',
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-commerce-events': texts as unknown as Record<string, string> },
  });
  return userEvent.setup();
}

describe('the page of an event', () => {
  it('tells what has become of the places, and lets somebody in by hand', async () => {
    const user = open();
    expect(screen.getByRole('heading', { name: /Партер · 900/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Пропустить: Айгуль' }));
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'ticket', entry_id: 1 }]));
    expect(screen.queryByRole('button', { name: 'Пропустить: Бакыт' })).toBeNull();
  });

  it('shows whoever cannot scan no way to let in', async () => {
    open(RUN, false);
    expect(await screen.findByText('Айгуль')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Пропустить/ })).toBeNull();
  });

  it('is cancelled with a reason, which is asked for', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: texts.cancel_event }));
    const dialog = await screen.findByRole('dialog');
    const cancel = await within(dialog).findByRole('button', { name: texts.cancel_for_good });
    await user.click(cancel);
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'Артист заболел');
    await user.click(cancel);
    await waitFor(() => expect(sent).toEqual([{ reason: 'Артист заболел' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has guests with a code, and keeps what was typed when there is no place', async () => {
    const user = open();
    await user.click(screen.getByRole('tab', { name: texts.guests }));
    expect(await screen.findByText('Анна × 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Код для входа: Анна' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.guest_add }));
    const dialog = await screen.findByRole('dialog');
    await user.type(
      await within(dialog).findByRole('textbox', { name: texts.guest_name }),
      'Нурлан',
    );
    await user.click(within(dialog).getByRole('button', { name: texts.guest_add }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Нурлан', party: 1, section_id: 31 }]));
    expect(within(dialog).getByDisplayValue('Нурлан')).toBeTruthy();
  });

  it('that is cancelled offers nothing, and tells how far the money is', async () => {
    const user = open({
      ...RUN,
      status: 'cancelled',
      refunds: { total: 3, done: 2, odd: 1 },
      changes: [
        {
          id: 1,
          kind: 'cancelled',
          by: 'Айгуль',
          reason: 'Артист заболел',
          created_at: '2026-01-01T10:00:00.000Z',
          old_starts_at: RUN.starts_at,
          old_place: RUN.place,
          is_told: true,
        },
      ],
    });
    expect(screen.queryByRole('button', { name: texts.cancel_event })).toBeNull();
    await user.click(screen.getByRole('tab', { name: texts.changes }));
    expect(await screen.findByText(/2 из 3.*1/)).toBeTruthy();
    expect(screen.getByText('Артист заболел')).toBeTruthy();
  });
});
