import type { OrderCard } from '@karavan/shared-api/contract/cards';
import { dateFormat } from '@karavan/shared-ui/intl';

const PARTS = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** When a rental or an event is, in the time of its place; empty for goods. */
export function datesOf({ booking, tickets, organization }: OrderCard, locale: string): string {
  if (booking) {
    const [from, to] = [booking.starts_at, booking.ends_at].map((time) => new Date(`${time}Z`));
    return dateFormat(locale, { ...PARTS, timeZone: 'UTC' }).formatRange(from!, to!);
  }
  const [ticket] = tickets;
  if (!ticket) return '';
  const time = dateFormat(locale, { ...PARTS, timeZone: organization.time_zone });
  return [time.format(new Date(ticket.starts_at)), ticket.place].filter(Boolean).join(', ');
}
