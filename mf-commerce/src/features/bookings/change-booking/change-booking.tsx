import { useEffect, useState } from 'react';
import { getReceipt } from '@karavan/shared-api/client/orders';
import { getBookingChoice } from '@karavan/shared-api/client/rental-changes';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { wallTimeIn } from '../shared/period-choice.ts';
import { useT } from '../translation.ts';
import { ChangeForm } from './lazy-change-form.tsx';

/** Another time of a booking, for its client and the staff: later, longer, or returned early. */
export function ChangeBooking({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const receipt = useEndpoint(getReceipt, { params: { id } });
  const title = t('change_period');
  useEffect(
    () => header.set({ title, backTo: receiptPath({ kind: 'rent', id }) }),
    [header, title, id],
  );
  return (
    <Column>
      <h1 className="visually-hidden">{title}</h1>
      <AsyncView query={receipt} skeleton={<PageSkeleton />}>
        {(data) =>
          data.booking && data.booking_change ? (
            <Choice receipt={data} booking={data.booking} />
          ) : (
            <Unchangeable id={id} />
          )
        }
      </AsyncView>
    </Column>
  );
}

interface ChoiceProps {
  readonly receipt: Receipt;
  readonly booking: NonNullable<Receipt['booking']>;
}

function Choice({ receipt, booking }: ChoiceProps) {
  const [now] = useState(() => wallTimeIn(receipt.organization.time_zone, new Date()));
  const choice = useEndpoint(
    getBookingChoice,
    { params: { id: receipt.id } },
    { staleTime: Infinity },
  );
  return (
    <AsyncView query={choice} skeleton={<PageSkeleton />}>
      {(data) => <ChangeForm receipt={receipt} booking={booking} choice={data} now={now} />}
    </AsyncView>
  );
}

function Unchangeable({ id }: { readonly id: number }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      scene="booking"
      title={t('change_impossible')}
      text={t('change_impossible_text')}
      action={{
        label: t('to_booking'),
        run: () => void navigate(receiptPath({ kind: 'rent', id })),
      }}
    />
  );
}
