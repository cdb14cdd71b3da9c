import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { LoadFailure } from '@karavan/shared-ui/states';
import { useT } from '../translation.ts';
import { AfterPayment } from './after-payment.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

interface FinishPaymentProps {
  /** The outcome claimed by the payment page; for a signed-in person it is verified with the server. */
  readonly claimed: 'paid' | 'declined';
}

/** The page to which a payment page returns people. */
export function FinishPayment({ claimed }: FinishPaymentProps) {
  const t = useT();
  const { header } = useShell();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const [search] = useSearchParams();
  const id = Number(search.get('transaction'));
  useEffect(() => header.set({ title: t('payment_title'), backTo: '/receipts' }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('payment_title')}</h1>
      {isSignedIn && id > 0 ? <Checked id={id} /> : <Claimed outcome={claimed} />}
    </>
  );
}

function Checked({ id }: { readonly id: number }) {
  const { outcome, retry } = usePaymentOutcome(id);
  if (outcome === 'asking') return <PageSkeleton />;
  if (typeof outcome === 'object') return <LoadFailure error={outcome} retry={retry} />;
  return <AfterPayment id={id} outcome={outcome} onAsk={retry} />;
}

/** For whoever cannot be told of the order. */
function Claimed({ outcome }: { readonly outcome: 'paid' | 'declined' }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <OutcomePanel outcome={outcome} text={t(`outcome_${outcome}_elsewhere`)}>
      <Button wide size="large" onClick={() => void navigate('/receipts', { replace: true })}>
        {t('to_orders')}
      </Button>
    </OutcomePanel>
  );
}
