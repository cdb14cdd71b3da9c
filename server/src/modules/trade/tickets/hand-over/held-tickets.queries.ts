import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { HeldTicket, TicketOffer } from '@karavan/shared-api/contract/ticket-offers';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { maskName, selectFullName } from '../../../identity/people/index.ts';
import {
  joinOrganizationCard,
  presentOrganizationCard,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import { selectOrders } from '../../orders/index.ts';
import { ticketStatus } from '../ticket-status.ts';
import { selectOpenOffer } from '../tickets.queries.ts';
import type { HandOverTables } from './offer-ticket.ts';

export type HeldTicketTables = HandOverTables & OrganizationsTables & FilesTables;

const LIMIT = 100;

interface OpenOffer {
  readonly id: number;
  readonly ticket_id: number;
  readonly status: TicketOffer['status'];
  readonly person: string;
}

/** What whoever has a ticket sees of its offer. */
export const presentOpenOffer = (offer: OpenOffer | null): { offer?: TicketOffer } =>
  offer === null ? {} : { offer: { ...offer, person: maskName(offer.person) } };

/** What whoever has a valid ticket can put it into. */
export const presentPasses = (wallets: readonly TicketWallet[]): { passes?: TicketWallet[] } =>
  wallets.length === 0 ? {} : { passes: [...wallets] };

/** An offer as its giver sees it. */
export async function readOffer(
  db: Pick<Kysely<HandOverTables>, 'selectFrom'>,
  id: number,
): Promise<TicketOffer> {
  const { person, ...offer } = await db
    .selectFrom('ticket_offer')
    .select(['ticket_offer.id', 'ticket_offer.ticket_id', 'ticket_offer.status'])
    .select((eb) => selectFullName(eb.ref('ticket_offer.recipient_id')).$notNull().as('person'))
    .where('ticket_offer.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...offer, person: maskName(person) };
}

interface ListHeldTickets {
  readonly personId: number;
  readonly locale: Locale;
  /** That a valid ticket can be put into. */
  readonly wallets: readonly TicketWallet[];
}

/** Tickets of others that a person has, and what they are offered; the latest first. */
export async function listHeldTickets(
  db: Kysely<HeldTicketTables>,
  { personId, locale, wallets }: ListHeldTickets,
) {
  const [held, offered] = await Promise.all([
    selectHeld(db)
      .select((eb) => [
        selectOpenOffer(eb.ref('ticket.id')).as('offer'),
        eb
          .selectFrom('ticket_offer as last')
          .select((last) => selectFullName(last.ref('last.giver_id')).as('giver'))
          .whereRef('last.ticket_id', '=', 'ticket.id')
          .where('last.status', '=', 'accepted')
          .orderBy('last.id', 'desc')
          .limit(1)
          .$asScalar()
          .as('giver'),
      ])
      .where('ticket.holder_id', '=', personId)
      .orderBy('ticket.id', 'desc')
      .limit(LIMIT)
      .execute(),
    selectHeld(db)
      .innerJoin('ticket_offer', 'ticket_offer.ticket_id', 'ticket.id')
      .select((eb) => [
        'ticket_offer.id as offer_id',
        selectFullName(eb.ref('ticket_offer.giver_id')).as('giver'),
      ])
      .where('ticket_offer.recipient_id', '=', personId)
      .where('ticket_offer.status', '=', 'offered')
      .orderBy('ticket_offer.id', 'desc')
      .limit(LIMIT)
      .execute(),
  ]);
  const now = new Date();
  const present = (row: Row): HeldTicket => {
    const status = ticketStatus(row, row, now);
    return {
      id: row.id,
      item_id: row.item_id,
      name: row.name,
      size: row.size,
      status,
      organization: { ...presentOrganizationCard(row, locale), time_zone: row.time_zone },
      starts_at: row.starts_at.toISOString(),
      place: row.place,
      client_id: row.client_id,
      giver: row.giver ?? '',
      secret: null,
    };
  };
  return {
    tickets: held.map((row) => {
      const ticket = present(row);
      const isValid = ticket.status === 'valid';
      return {
        ...ticket,
        secret: isValid ? row.secret : null,
        ...(isValid && presentOpenOffer(row.offer)),
        ...(isValid && presentPasses(wallets)),
      };
    }),
    offers: offered
      .map((row) => ({ id: row.offer_id, ticket: present(row) }))
      .filter(({ ticket }) => ticket.status === 'valid'),
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof selectHeld>['execute']>>[number] & {
  readonly giver: string | null;
};

/** Tickets with their event, order and organization. */
export const selectHeld = (db: Kysely<HeldTicketTables>) =>
  joinOrganizationCard(
    db
      .selectFrom('ticket')
      .innerJoin('event', 'event.item_id', 'ticket.item_id')
      .innerJoin('item', 'item.id', 'ticket.item_id')
      .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'ticket.order_id'),
    'item.organization_id',
  ).select([
    'ticket.id',
    'ticket.item_id',
    'ticket.size',
    'ticket.secret',
    'ticket.activated_at',
    'item.name',
    'event.starts_at',
    'event.ends_at',
    'event.place',
    'event.status as event_status',
    'organization.time_zone',
    'ordered.client_id',
    'ordered.status',
    'ordered.payment_status',
  ]);
