import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { digest } from '../../../../platform/wallet-passes/index.ts';
import { presentOrganizationCard } from '../../../organizations/organizations/index.ts';
import { selectHeld, type HeldTicketTables } from '../hand-over/held-tickets.queries.ts';
import { ticketStatus } from '../ticket-status.ts';

/** What a pass says, in the language of whoever asks for it. */
export interface Pass {
  /** Another one once the ticket has another code. */
  readonly serial: string;
  readonly itemId: number;
  readonly event: string;
  readonly section: string;
  readonly organization: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** The address that its code leads the staff to. */
  readonly code: string;
  readonly locale: Locale;
}

interface Asked {
  readonly ticketId: number;
  readonly personId: number;
  readonly locale: Locale;
  readonly siteUrl: string;
}

/**
 * A ticket for the pass of whoever has it now: its buyer, or whom it was handed to.
 * @throws ApiError `not_found` for a ticket that another person has, `ticket_not_valid` for one that admits nobody
 */
export async function findPass(
  db: Kysely<HeldTicketTables>,
  { ticketId, personId, locale, siteUrl }: Asked,
): Promise<Pass> {
  const row = await selectHeld(db)
    .where('ticket.id', '=', ticketId)
    .where(({ eb, fn }) => eb(fn.coalesce('ticket.holder_id', 'ordered.client_id'), '=', personId))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  if (ticketStatus(row, row, new Date()) !== 'valid') throw new ApiError('ticket_not_valid');
  const { item_id: itemId, client_id: clientId, secret } = row;
  return {
    serial: `ticket-${ticketId}-${digest(secret)}`,
    itemId,
    event: row.name,
    section: row.size,
    organization: presentOrganizationCard(row, locale).title,
    place: row.place,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    code: `${siteUrl}/clients/${clientId}/event-activation/${itemId}#${secret}`,
    locale,
  };
}
