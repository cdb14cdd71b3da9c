import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { raised } from '@karavan/shared-ui/product/raised';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { ReturnTickets } from './return-tickets.tsx';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';

type TicketOfReceipt = Receipt['tickets'][number];

const TONES: Readonly<Record<TicketOfReceipt['status'], PillTone>> = {
  reserved: 'pending',
  valid: 'positive',
  activated: 'pending',
  expired: 'negative',
  void: 'negative',
  refunded: 'negative',
};

/** The tickets of an order, each with its entry code. */
export function ReceiptTickets({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { tickets, lines, deadline, client_id, organization, returnable_until } = receipt;
  const [line] = lines;
  if (tickets.length === 0 || !line) return null;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.time_zone,
  });
  const isReserved = tickets[0]!.status === 'reserved';
  return (
    <List aria-label={t('tickets')}>
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
      {tickets.map((ticket, index) => (
        <Stub key={ticket.id}>
          <Head>
            <Name>{line.name}</Name>
            <StatePill tone={TONES[ticket.status]}>{t(`ticket_${ticket.status}`)}</StatePill>
          </Head>
          <p>
            {ticket.moved_from !== undefined && (
              <>
                <s>
                  <span className="visually-hidden">{t('event_was')} </span>
                  {when.format(new Date(ticket.moved_from))}
                </s>{' '}
              </>
            )}
            {when.format(new Date(ticket.starts_at))}
          </p>
          <Muted>{[ticket.place, ticket.size].filter(Boolean).join(', ')}</Muted>
          {ticket.cancelled !== undefined && (
            <p>{[t('event_cancelled'), ticket.cancelled].filter(Boolean).join('. ')}</p>
          )}
          {ticket.secret !== null && (
            <Code>
              <QrCode
                value={addressOf(client_id, ticket.item_id, ticket.secret)}
                label={t('ticket_qr', { number: index + 1 })}
                size={220}
              />
            </Code>
          )}
        </Stub>
      ))}
    </List>
  );
}

/**
 * The page that staff at the entrance open; the secret is in the hash, which is never sent to a
 * server.
 */
function addressOf(clientId: number, itemId: number, secret: string): string {
  return `${location.origin}/clients/${clientId}/event-activation/${itemId}#${secret}`;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Stub = styled.li`
  padding: ${space[4]};
  ${raised}
  border-inline-start: 6px solid ${color.accentFill};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Name = styled.h2`
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: 2px dashed ${color.border};
`;
