import { createSign } from 'node:crypto';
import type { GoogleIssuer } from '../../../../platform/env/wallets.ts';
import { digest, type Pass } from './find-pass.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';
/** The whole pass is in the address, which must not grow without end. */
const TEXT_MAX = 100;

/** The signed address (RFC 7519) that saves the ticket of an event to Google Wallet. */
export function googlePassUrl(issuer: GoogleIssuer, pass: Pass, now: Date): string {
  const { locale: language } = pass;
  const text = (value: string) => ({
    defaultValue: { language, value: value.slice(0, TEXT_MAX) },
  });
  const event = {
    issuerName: pass.organization.slice(0, TEXT_MAX),
    eventName: text(pass.event),
    ...(pass.place && { venue: { name: text(pass.place), address: text(pass.place) } }),
    dateTime: { start: pass.startsAt.toISOString(), end: pass.endsAt.toISOString() },
    reviewStatus: 'UNDER_REVIEW',
  };
  // Google keeps what a class was first: an event that moves is another class.
  const classId = `${issuer.id}.event-${pass.itemId}-${digest(JSON.stringify(event))}`;
  const claims = {
    iss: issuer.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    payload: {
      eventTicketClasses: [{ id: classId, ...event }],
      eventTicketObjects: [
        {
          id: `${issuer.id}.${pass.serial}`,
          classId,
          state: 'ACTIVE',
          ...(pass.section && { ticketType: text(pass.section) }),
          barcode: { type: 'QR_CODE', value: pass.code },
          validTimeInterval: { end: { date: pass.endsAt.toISOString() } },
        },
      ],
    },
  };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.');
  const signature = createSign('RSA-SHA256').update(signed).sign(issuer.key, 'base64url');
  return `${SAVE}${signed}.${signature}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
