import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getReceipt } from '@karavan/shared-api/client/orders';
import {
  changeBooking,
  changeClientBooking,
  getBookingChoice,
  quoteBookingChange,
} from '@karavan/shared-api/client/rental-changes';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { BookingChoice } from '@karavan/shared-api/contract/rental-changes';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { addMonths, monthOf } from '@karavan/shared-ui/days';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import bookings from '../locales/ru.json' with { type: 'json' };
import { ChangeBooking } from './change-booking.tsx';

/** A day of next month, so that no test depends on today. */
const MONTH = monthOf(addMonths(new Date().toISOString().slice(0, 10), 1));
const day = (date: number) => `${MONTH}-${String(date).padStart(2, '0')}`;
const som = (amount: string) => ({ amount, currency: 'KGS' });

const BOOKING = {
  item_id: 7,
  starts_at: `${day(10)}T14:00`,
  ends_at: `${day(13)}T14:00`,
  unit: 'day',
  units: 3,
  by_night: false,
  activated_at: null,
  completed_at: null,
  cancel_hours: 24,
  cancel_percent: 50,
  kept: som('0.00'),
  deposit: null,
} as const;

const RECEIPT = {
  id: 77,
  transaction_id: 77,
  kind: 'rent',
  is_mine: true,
  booking_change: 'period',
  payment_status: 'accepted',
  organization: { id: 5, title: 'Дом у парка', time_zone: 'Asia/Bishkek' },
  booking: BOOKING,
} as unknown as Receipt;

const CHOICE: BookingChoice = {
  unit: 'day',
  units_min: 1,
  terms: {
    units_min: 1,
    units_max: 10,
    units_step: 1,
    starts_from: '14:00',
    starts_until: '14:00',
    departs_at: null,
    notice_hours: 0,
    days_ahead: 365,
    deposit: som('0.00'),
    cancel_hours: 24,
    cancel_percent: 50,
  },
  busy: [{ from: `${day(20)}T14:00`, to: `${day(22)}T14:00` }],
};

/** Of what has been handed over. */
const ONLY_THE_END: BookingChoice = { ...CHOICE, terms: null, units_min: 2, busy: [] };

const sent: unknown[] = [];
const server = startMockServer(
  mockEndpoint(getReceipt, () => ({ status: 200, data: RECEIPT })),
  mockEndpoint(getBookingChoice, () => ({ status: 200, data: CHOICE })),
  mockEndpoint(quoteBookingChange, async ({ request }) => {
    const { starts_at } = (await request.json()) as { starts_at: string };
    return {
      status: 200,
      data: {
        starts_at,
        ends_at: `${day(12)}T14:00`,
        total: som('5000.00'),
        refund: som('1000.00'),
        kept: som('500.00'),
      },
    };
  }),
  mockEndpoint(changeBooking, async ({ request }) => {
    sent.push(['client', await request.json()]);
    return { status: 200, data: RECEIPT };
  }),
  mockEndpoint(changeClientBooking, async ({ request }) => {
    sent.push(['staff', await request.json()]);
    return { status: 200, data: RECEIPT };
  }),
);
beforeEach(() => void sent.splice(0));

function open() {
  const view = renderWithPlatform(<ChangeBooking id={77} />, {
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    path: '/receipts/rent/77/change',
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-bookings': bookings as unknown as Record<string, string>,
    },
  });
  return { user: userEvent.setup(), ...view };
}

const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Изменить время' });
const fewer = () => screen.getByRole('button', { name: commerce.one_less });

it('shows what goes back and what is kept, asks, and changes it for what was shown', async () => {
  const { user, record } = open();
  expect((await submit()).disabled).toBe(true);
  await user.click(fewer());
  expect(await screen.findByText('Вернётся')).toBeTruthy();
  expect(screen.getByText('Удержано по условиям')).toBeTruthy();
  await user.click(await submit());
  await waitFor(() =>
    expect(sent).toEqual([
      ['client', { starts_at: `${day(10)}T14:00`, units: 2, total: '5000.00' }],
    ]),
  );
  expect(record.dialogs).toEqual([expect.objectContaining({ danger: true })]);
});

it('says plainly what would have to be paid for, and leads the client to a booking of its own', async () => {
  server.use(mockEndpoint(quoteBookingChange, () => refusal('booking_price_stands')));
  const { user } = open();
  await submit();
  await user.click(screen.getByRole('button', { name: commerce.one_more }));
  const link = await screen.findByRole('link', { name: bookings.extend_rental });
  expect(link.getAttribute('href')).toContain(`/r/7/rent?from=${day(13)}`);
  expect((await submit()).disabled).toBe(true);
  expect(sent).toEqual([]);
});

it('lets only the end come nearer once it has begun, and names the staff as staff', async () => {
  server.use(
    mockEndpoint(getReceipt, () => ({
      status: 200,
      data: { ...RECEIPT, is_mine: false, booking_change: 'end' },
    })),
    mockEndpoint(getBookingChoice, () => ({
      status: 200,
      data: ONLY_THE_END,
    })),
  );
  const { user } = open();
  expect(await screen.findByText(bookings.only_end_changes)).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(fewer());
  expect(fewer().hasAttribute('disabled')).toBe(true);
  await user.click(await submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(['staff', expect.objectContaining({ units: 2 })]);
});

it('says so where nothing can be changed any more', async () => {
  const { booking_change: _, ...over } = RECEIPT;
  server.use(mockEndpoint(getReceipt, () => ({ status: 200, data: over })));
  open();
  expect(await screen.findByText(bookings.change_impossible)).toBeTruthy();
});
