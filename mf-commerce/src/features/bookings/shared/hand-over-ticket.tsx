import { useState } from 'react';
import { Send } from 'lucide-react';
import { withdrawTicketOffer } from '@karavan/shared-api/client/ticket-offers';
import type { TicketOffer } from '@karavan/shared-api/contract/ticket-offers';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { useT } from '../translation.ts';
import { readTicketsAgain } from './read-tickets-again.ts';

const OfferForm = lazily(
  async () => (await import(/* webpackChunkName: "offer-ticket" */ './offer-form.tsx')).OfferForm,
);

interface HandOverTicketProps {
  readonly ticket: { readonly id: number; readonly offer?: TicketOffer | undefined };
}

/** Offers a valid ticket to another person, and takes the offer back. */
export function HandOverTicket({ ticket: { id, offer } }: HandOverTicketProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (offer) return <OpenOffer offer={offer} />;
  if (isOpen) return <OfferForm ticketId={id} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Send size={18} aria-hidden />}
      onClick={() => setIsOpen(true)}
    >
      {t('hand_over_ticket')}
    </Button>
  );
}

function OpenOffer({ offer: { id, person } }: { readonly offer: TicketOffer }) {
  const t = useT();
  const { dialogs } = useShell();
  const withdrawal = useWrite(() => request(withdrawTicketOffer, { params: { id } }), {
    done: t('offer_withdrawn'),
    onSettled: (_intent, queries) => readTicketsAgain(queries),
  });

  async function askAndWithdraw(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('withdraw_offer_question'),
      okLabel: t('withdraw_offer'),
    });
    if (isSure) await withdrawal.send();
  }

  return (
    <Banner>
      <p>{t('ticket_offered_to', { name: person })}</p>
      <Button
        kind="secondary"
        size="small"
        loading={withdrawal.isPending}
        onClick={() => void askAndWithdraw()}
      >
        {t('withdraw_offer')}
      </Button>
    </Banner>
  );
}
