import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  acceptTicketOffer,
  declineTicketOffer,
  listHeldTickets,
} from '@karavan/shared-api/client/ticket-offers';
import type { HeldTicket } from '@karavan/shared-api/contract/ticket-offers';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Column } from '@karavan/shared-ui/column';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { PhoneWallets } from '../../../shared/phone-wallets/phone-wallets.tsx';
import { AddToCalendar } from '../shared/add-to-calendar.tsx';
import { HandOverTicket } from '../shared/hand-over-ticket.tsx';
import { readTicketsAgain } from '../shared/read-tickets-again.ts';
import { TicketList, TicketStub } from '../shared/ticket-stub.tsx';
import { useT } from '../translation.ts';

/** Tickets that others have handed to the reader, and what they offer. */
export function HoldTickets() {
  const t = useT();
  const { header } = useShell();
  const navigate = useNavigate();
  const held = useEndpoint(listHeldTickets, {});
  useEffect(() => header.set({ title: t('held_tickets'), backTo: '/receipts' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('held_tickets')}</h1>
      <AsyncView query={held} skeleton={<PageSkeleton />}>
        {({ tickets, offers }) =>
          tickets.length + offers.length === 0 ? (
            <EmptyState
              scene="booking"
              title={t('no_held_tickets')}
              text={t('no_held_tickets_text')}
              action={{ label: t('own_orders'), run: () => void navigate('/receipts') }}
            />
          ) : (
            <TicketList aria-label={t('held_tickets')}>
              {offers.map(({ id, ticket }) => (
                <Ticket key={`offer:${id}`} ticket={ticket}>
                  <Answer offerId={id} />
                </Ticket>
              ))}
              {tickets.map((ticket) => (
                <Ticket key={ticket.id} ticket={ticket}>
                  {ticket.secret !== null && (
                    <Buttons>
                      <AddToCalendar of={{ event: ticket.item_id }} />
                      <PhoneWallets kind="ticket" of={ticket} />
                      <HandOverTicket ticket={ticket} />
                    </Buttons>
                  )}
                </Ticket>
              ))}
            </TicketList>
          )
        }
      </AsyncView>
    </Column>
  );
}

interface TicketProps {
  readonly ticket: HeldTicket;
  readonly children: ReactNode;
}

function Ticket({ ticket, children }: TicketProps) {
  const t = useT();
  return (
    <TicketStub
      ticket={ticket}
      name={ticket.name}
      number={1}
      timeZone={ticket.organization.time_zone}
      clientId={ticket.client_id}
    >
      <p>{t('ticket_from', { name: ticket.giver })}</p>
      {children}
    </TicketStub>
  );
}

function Answer({ offerId: id }: { readonly offerId: number }) {
  const t = useT();
  const answer = useWrite(
    (isAccepted: boolean) =>
      request(isAccepted ? acceptTicketOffer : declineTicketOffer, { params: { id } }),
    {
      done: (_answer, isAccepted) => t(isAccepted ? 'ticket_is_yours' : 'ticket_declined'),
      onSettled: (_intent, queries) => readTicketsAgain(queries),
    },
  );
  return (
    <Buttons>
      <Button
        size="small"
        loading={answer.isPending && answer.intent === true}
        paused={answer.isPending}
        onClick={() => void answer.send(true)}
      >
        {t('accept_ticket')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        paused={answer.isPending}
        onClick={() => void answer.send(false)}
      >
        {t('decline_ticket')}
      </Button>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;
