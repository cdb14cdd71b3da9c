import { ScanLine } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/ticket-offers';
import { offerTicket } from '@karavan/shared-api/contract/ticket-offers';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { readTicketsAgain } from './read-tickets-again.ts';

interface OfferFormProps {
  readonly ticketId: number;
  onClose(): void;
}

/** Whom a ticket is for: by a scanned code, `UID12` or a phone number. */
export const OfferForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ ticketId: id, onClose }: OfferFormProps) {
  const t = useT();
  const { overlays } = useShell();
  const form = useForm({
    schema: offerTicket.body,
    initial: { person: '' },
    draft: `offer-ticket:${id}`,
    request: (body) => request(endpoints.offerTicket, { params: { id }, body }),
    done: t('ticket_offer_sent'),
    onSuccess(_offer, _values, queries) {
      readTicketsAgain(queries);
      onClose();
    },
  });
  const person = form.text('person');

  async function scan(): Promise<void> {
    const code = await overlays.open('qr_scan', {
      title: t('scan_person'),
      purpose: 'client',
    });
    if (typeof code === 'string') person.onChange({ target: { value: code } });
  }

  return (
    <Form {...form.props} aria-label={t('hand_over_ticket')}>
      <p>{t('hand_over_text')}</p>
      <Button
        type="button"
        kind="secondary"
        size="small"
        icon={<ScanLine size={18} aria-hidden />}
        onClick={() => void scan()}
      >
        {t('scan_person')}
      </Button>
      <TextField
        label={t('person_to')}
        hint={t('person_to_hint')}
        autoComplete="off"
        maxLength={200}
        {...person}
      />
      <Button type="submit" wide loading={form.isPending}>
        {t('offer_ticket')}
      </Button>
      <Button type="button" kind="secondary" wide onClick={onClose}>
        {t('not_now')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  flex: 1 1 100%;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;
