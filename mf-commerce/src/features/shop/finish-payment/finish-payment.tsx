import { useEffect, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
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
      {isSignedIn && id > 0 ? <Checked id={id} /> : <Outcome outcome={claimed} id={null} />}
    </>
  );
}

function Checked({ id }: { readonly id: number }) {
  const { outcome, retry } = usePaymentOutcome(id);
  if (outcome === 'asking') return <PageSkeleton />;
  if (typeof outcome === 'object') return <LoadFailure error={outcome} retry={retry} />;
  return <Outcome outcome={outcome} id={id} />;
}

const PICTURES: Readonly<Record<'paid' | 'declined' | 'open', ReactNode>> = {
  paid: <CircleCheck size={32} color={color.green} />,
  declined: <CircleX size={32} color={color.red} />,
  open: <CircleX size={32} color={color.grey} />,
};

interface OutcomeProps {
  readonly outcome: 'paid' | 'declined' | 'open';
  readonly id: number | null;
}

function Outcome({ outcome, id }: OutcomeProps) {
  const t = useT();
  const navigate = useNavigate();
  const to = id === null ? '/receipts' : `/receipts/${id}`;
  return (
    <Live role="status">
      <EmptyState
        picture={PICTURES[outcome]}
        title={t(`outcome_${outcome}`)}
        text={t(`outcome_${outcome}_text`)}
        action={{ label: t('to_receipt'), run: () => void navigate(to, { replace: true }) }}
      />
    </Live>
  );
}

const Live = styled.div`
  display: grid;
  min-height: 60vh;
  place-content: center;
`;
