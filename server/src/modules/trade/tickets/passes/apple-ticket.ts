import type { drawApplePass } from '../../../../platform/wallet-passes/index.ts';
import type { Pass } from './find-pass.ts';
import { passWords } from './pass-words.ts';

/** A ticket as Apple Wallet shows it. */
export function appleTicket(pass: Pass): Parameters<typeof drawApplePass>[1] {
  const words = passWords(pass.locale);
  const { serial, organization, event, place, section, code, startsAt, endsAt } = pass;
  return {
    style: 'eventTicket',
    serial,
    organization,
    description: event,
    primary: [{ key: 'event', label: words.event, value: event }],
    secondary: [{ key: 'starts', label: words.starts, value: clockOf(pass) }],
    auxiliary: [
      { key: 'place', label: words.place, value: place },
      { key: 'section', label: words.section, value: section },
    ],
    back: [{ key: 'rules', label: words.rules, value: words.rules_text }],
    code,
    relevantAt: startsAt,
    expiresAt: endsAt,
  };
}

/** As the clock of the organization shows it. */
const clockOf = ({ locale, startsAt, timeZone }: Pass): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    startsAt,
  );
