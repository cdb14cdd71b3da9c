import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { getReceipt } from '@karavan/shared-api/client/orders';
import { activateRental, completeRental } from '@karavan/shared-api/client/rentals';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Column } from '@karavan/shared-ui/column';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { ReceiptPaper } from '../../../shared/receipt-paper.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { BookedPeriod } from '../shared/booked-period.tsx';
import { DepositState } from '../shared/deposit-state.tsx';
import { DepositForm } from './lazy-deposit-form.ts';

interface HandOverRentalProps {
  readonly clientId: number;
  readonly bookingId: number;
}

/** A client shows the code of their booking: staff hand over the rental and later take it back. */
export function HandOverRental({ clientId, bookingId }: HandOverRentalProps) {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const receipt = useEndpoint(getReceipt, { params: { id: bookingId } });
  useEffect(() => header.set({ title: t('rent_activation'), backTo: '/scan' }), [header, t]);
  const missing = (
    <EmptyState
      scene="closed"
      title={t('booking_not_yours')}
      text={commerce('cart_not_yours_text')}
    />
  );
  return (
    <Column>
      <h1 className="visually-hidden">{t('rent_activation')}</h1>
      <AsyncView query={receipt} skeleton={<PageSkeleton />} failure={{ gone: missing }}>
        {(data) =>
          data.client_id === clientId && data.booking ? <AtHandOver receipt={data} /> : missing
        }
      </AsyncView>
    </Column>
  );
}

function AtHandOver({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { transaction_id: id, organization, booking, staff_actions, status } = receipt;
  const queryKey = endpointKey(getReceipt, 'one', { params: { id } });
  const { isPending, send } = useWrite(
    (move: 'activate' | 'complete') => {
      const input = { params: { id: organization.id, order: id } };
      return move === 'activate' ? request(activateRental, input) : request(completeRental, input);
    },
    {
      onSuccess: (moved, _move, queries) => void queries.setQueryData(queryKey, moved),
      onError: (_error, _move, queries) => void queries.invalidateQueries({ queryKey }),
    },
  );
  if (!booking) return null;
  const { activated_at, completed_at } = booking;
  const canActivate = staff_actions.includes('activate');
  return (
    <>
      {activated_at !== null && (
        <div role="status">
          <EmptyState
            scene="done"
            title={commerce(completed_at === null ? 'rental_begun' : 'rental_over')}
          />
        </div>
      )}
      {activated_at === null && !canActivate && (
        <Banner tone="warning">
          {t(status === 'rejected' ? 'booking_rejected' : 'booking_not_ready')}
        </Banner>
      )}
      <Panel>
        <BookedPeriod
          from={booking.starts_at}
          to={booking.ends_at}
          isStay={booking.by_night}
          isLarge
        />
        <ReceiptPaper receipt={receipt} />
        {canActivate && booking.deposit && (
          <Banner tone="info">
            {t('deposit_take', { sum: formatMoney(booking.deposit.amount, locale) })}
          </Banner>
        )}
        {canActivate && (
          <Button wide loading={isPending} onClick={() => void send('activate')}>
            {commerce('action_activate')}
          </Button>
        )}
        {staff_actions.includes('complete') && (
          <Button wide kind="secondary" loading={isPending} onClick={() => void send('complete')}>
            {commerce('action_complete')}
          </Button>
        )}
      </Panel>
      {activated_at !== null && completed_at !== null && booking.deposit && (
        <Deposit receipt={receipt} deposit={booking.deposit} />
      )}
    </>
  );
}

interface DepositProps {
  readonly receipt: Receipt;
  readonly deposit: NonNullable<NonNullable<Receipt['booking']>['deposit']>;
}

/** What is still to be given back, or what was. */
function Deposit({ receipt, deposit }: DepositProps) {
  if (deposit.settled_at === null) return <DepositForm receipt={receipt} />;
  return (
    <Banner tone="info">
      <DepositState deposit={deposit} />
    </Banner>
  );
}
