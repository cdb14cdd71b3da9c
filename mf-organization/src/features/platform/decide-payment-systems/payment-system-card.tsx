import type { PaymentSystemCase } from '@karavan/shared-api/contract/payment-systems';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OnTrial, Quote, StepList } from '../case-parts.tsx';
import { useT } from '../translation.ts';
import { PaymentSystemForm } from './lazy-payment-system-form.tsx';

/** What one organization takes money with, its history, and the decision. */
export function PaymentSystemCard({ shown }: { readonly shown: PaymentSystemCase }) {
  const t = useT();
  const { organization, merchant_id, secret_last4, reason, open_payments, history } = shown;
  return (
    <Panel aria-label={`${organization.title}: ${shown.label}`}>
      <OnTrial organization={organization} />
      <p>
        {merchant_id === null
          ? t('payment_of_platform')
          : `${t('payment_merchant')}: ${merchant_id} · •••• ${secret_last4 ?? ''}`}
      </p>
      {open_payments > 0 && <p>{`${t('payment_open')}: ${open_payments}`}</p>}
      {reason !== '' && <Quote title={t('reason')}>{reason}</Quote>}
      <StepList
        steps={history.map((step) => ({ ...step, text: t(`payment_step_${step.action}`) }))}
      />
      {shown.decisions.length > 0 && <PaymentSystemForm key={shown.state} shown={shown} />}
    </Panel>
  );
}
