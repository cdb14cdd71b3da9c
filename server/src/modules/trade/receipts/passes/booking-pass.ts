import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { momentAt } from '../../../../platform/time/wall-time.ts';
import { digest, textOf, type drawApplePass } from '../../../../platform/wallet-passes/index.ts';
import { bookingWords } from './booking-words.ts';

interface BookingPass {
  readonly receipt: Receipt;
  readonly booking: NonNullable<Receipt['booking']>;
  readonly siteUrl: string;
  readonly locale: Locale;
}

/** A rental that its client has still to get, as Apple Wallet shows it. A later one takes its place. */
export function appleBooking(pass: BookingPass): Parameters<typeof drawApplePass>[1] {
  const { organization, name, from, until, startsAt, endsAt, code, words } = sayBooking(pass);
  return {
    style: 'eventTicket',
    serial: `booking-${pass.receipt.id}`,
    organization,
    description: name,
    primary: [{ key: 'rental', label: words.rental, value: name }],
    secondary: [
      { key: 'from', label: words.from, value: from },
      { key: 'until', label: words.until, value: until },
    ],
    auxiliary: [{ key: 'address', label: words.address, value: pass.receipt.organization.address }],
    back: [{ key: 'rules', label: words.rules, value: words.rules_text }],
    code,
    ...(startsAt && { relevantAt: startsAt }),
    ...(endsAt && { expiresAt: endsAt }),
  };
}

/** The same as Google Wallet takes it. Google keeps what an object was first: a changed booking is another. */
export function googleBooking(issuer: string, pass: BookingPass) {
  const { organization, name, from, until, endsAt, code, words } = sayBooking(pass);
  const classId = `${issuer}.booking`;
  const shown = {
    cardTitle: textOf(pass.locale, organization),
    subheader: textOf(pass.locale, words.rental),
    header: textOf(pass.locale, name),
    textModulesData: [
      { id: 'from', header: words.from, body: from },
      { id: 'until', header: words.until, body: until },
    ],
  };
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${issuer}.booking-${pass.receipt.id}-${digest(JSON.stringify(shown))}`,
        classId,
        state: 'ACTIVE',
        ...shown,
        hexBackgroundColor: '#1a5fd0',
        barcode: { type: 'QR_CODE', value: code },
        ...(endsAt && { validTimeInterval: { end: { date: endsAt.toISOString() } } }),
      },
    ],
  };
}

function sayBooking({ receipt, booking, siteUrl, locale }: BookingPass) {
  const { client_id, transaction_id, organization, lines } = receipt;
  const { starts_at, ends_at } = booking;
  return {
    organization: organization.title,
    name: lines[0]?.name ?? organization.title,
    from: say(starts_at, locale),
    until: say(ends_at, locale),
    startsAt: momentAt(starts_at, organization.time_zone),
    endsAt: momentAt(ends_at, organization.time_zone),
    // What the staff scan, as on the receipt.
    code: `${siteUrl}/clients/${client_id}/rent-activation/${transaction_id}`,
    words: bookingWords(locale),
  };
}

/** What a clock on the wall shows. */
const say = (wallTime: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${wallTime}Z`));
