import * as endpoints from '@karavan/shared-api/client/payment-systems';
import {
  PaymentSystemVerdict,
  type PaymentSystemCase,
} from '@karavan/shared-api/contract/payment-systems';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { refreshQueues } from '../refresh-queues.ts';
import { useT } from '../translation.ts';
import { VerdictFields } from '../verdict-fields.tsx';

/** Whether an organization may go on taking money online. */
export const PaymentSystemForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ shown: { id, decisions } }: { readonly shown: PaymentSystemCase }) {
  const t = useT();
  const form = useForm({
    schema: PaymentSystemVerdict,
    initial: { decision: null, reason: '' },
    draft: `payment-system:${id}`,
    request: (body) => request(endpoints.decidePaymentSystem, { params: { id }, body }),
    done: t('settled'),
    onSuccess: (_decided, _values, queries) =>
      refreshQueues(queries, endpoints.listPaymentSystemCases),
    // Its owner, or somebody else, may have been faster.
    onError: (_error, _values, queries) => refreshQueues(queries, endpoints.listPaymentSystemCases),
  });
  return (
    <VerdictFields
      form={form}
      options={decisions.map((value) => ({ value, label: t(`payment_decide_${value}`) }))}
      decision={form.control('decision')}
      reason={form.text('reason')}
      hint={t('reason_for_owner')}
    />
  );
}
