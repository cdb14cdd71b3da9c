import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PhoneWallets } from '../../../shared/phone-wallets/phone-wallets.tsx';
import { AddToCalendar } from '../shared/add-to-calendar.tsx';
import { HandOverTicket } from '../shared/hand-over-ticket.tsx';
import { TicketList, TicketStub } from '../shared/ticket-stub.tsx';
import { useT } from '../translation.ts';
import { ReturnTickets } from './return-tickets.tsx';

/** The tickets of an order, each with its entry code. */
export function ReceiptTickets({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { tickets, lines, deadline, client_id, organization, returnable_until } = receipt;
  const [line] = lines;
  if (tickets.length === 0 || !line) return null;
  const when = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.time_zone,
  });
  const isReserved = tickets[0]!.status === 'reserved';
  return (
    <TicketList aria-label={t('tickets')}>
      {isReserved && deadline !== null && (
        <Muted as="li" role="status">
          {t('reserved_until', { time: when.format(new Date(deadline)) })}
        </Muted>
      )}
      {returnable_until !== undefined && (
        <li>
          <ReturnTickets orderId={receipt.id} until={when.format(new Date(returnable_until))} />
        </li>
      )}
      {tickets.some(({ status }) => status === 'valid') && (
        <li>
          <AddToCalendar of={{ receipt: receipt.id }} />
        </li>
      )}
      {tickets.map((ticket, index) => (
        <TicketStub
          key={ticket.id}
          ticket={ticket}
          name={line.name}
          number={index + 1}
          timeZone={organization.time_zone}
          clientId={client_id}
        >
          {ticket.holder !== undefined && <p>{t('ticket_held_by', { name: ticket.holder })}</p>}
          {ticket.secret !== null && (
            <Buttons>
              <PhoneWallets kind="ticket" of={ticket} />
              <HandOverTicket ticket={ticket} />
            </Buttons>
          )}
        </TicketStub>
      ))}
    </TicketList>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;
