import { digest, textOf } from '../../../../platform/wallet-passes/index.ts';
import type { Pass } from './find-pass.ts';

/** A ticket with its event, as Google Wallet takes them. @param issuer its number there */
export function googleTicket(issuer: string, pass: Pass) {
  const { locale } = pass;
  const event = {
    issuerName: pass.organization,
    eventName: textOf(locale, pass.event),
    ...(pass.place && {
      venue: { name: textOf(locale, pass.place), address: textOf(locale, pass.place) },
    }),
    dateTime: { start: pass.startsAt.toISOString(), end: pass.endsAt.toISOString() },
    reviewStatus: 'UNDER_REVIEW',
  };
  // Google keeps what a class was first: an event that moves is another class.
  const classId = `${issuer}.event-${pass.itemId}-${digest(JSON.stringify(event))}`;
  return {
    eventTicketClasses: [{ id: classId, ...event }],
    eventTicketObjects: [
      {
        id: `${issuer}.${pass.serial}`,
        classId,
        state: 'ACTIVE',
        ...(pass.section && { ticketType: textOf(locale, pass.section) }),
        barcode: { type: 'QR_CODE', value: pass.code },
        validTimeInterval: { end: { date: pass.endsAt.toISOString() } },
      },
    ],
  };
}
