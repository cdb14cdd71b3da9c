import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { TicketStatus } from '@karavan/shared-api/contract/ticket-states';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { MapAddress } from '../../../shared/map-address.tsx';
import { useT } from '../translation.ts';

const TONES: Readonly<Record<TicketStatus, PillTone>> = {
  reserved: 'pending',
  valid: 'positive',
  activated: 'pending',
  expired: 'negative',
  void: 'negative',
  refunded: 'negative',
};

interface StubbedTicket {
  readonly item_id: number;
  readonly size: string;
  readonly status: TicketStatus;
  readonly starts_at: string;
  readonly place: string;
  readonly moved_from?: string | undefined;
  readonly cancelled?: string | undefined;
  readonly secret: string | null;
}

interface TicketStubProps {
  readonly ticket: StubbedTicket;
  readonly name: string;
  /** Of several beside each other. */
  readonly number: number;
  readonly timeZone: string;
  /** Whoever bought it. */
  readonly clientId: number;
  /** Above the code: what is said of it, and done with it. */
  readonly children?: ReactNode;
}

/** One ticket with its entry code, as an item of a list. */
export function TicketStub({
  ticket,
  name,
  number,
  timeZone,
  clientId,
  children,
}: TicketStubProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const when = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Stub>
      <Head>
        <Name>{name}</Name>
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
      <Muted>
        <MapAddress address={ticket.place} />
        {ticket.size && (ticket.place ? `, ${ticket.size}` : ticket.size)}
      </Muted>
      {ticket.cancelled !== undefined && (
        <p>{[t('event_cancelled'), ticket.cancelled].filter(Boolean).join('. ')}</p>
      )}
      {children}
      {ticket.secret !== null && (
        <Code>
          <QrCode
            value={addressOf(clientId, ticket.item_id, ticket.secret)}
            label={t('ticket_qr', { number })}
            size={220}
          />
        </Code>
      )}
    </Stub>
  );
}

/**
 * The page that staff at the entrance open; the secret is in the hash, which is never sent to a
 * server.
 */
function addressOf(clientId: number, itemId: number, secret: string): string {
  return `${location.origin}/clients/${clientId}/event-activation/${itemId}#${secret}`;
}

export const TicketList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Stub = styled.li`
  padding: ${space[4]};
  ${raised}
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
