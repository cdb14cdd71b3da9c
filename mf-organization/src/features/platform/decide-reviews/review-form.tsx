import * as endpoints from '@karavan/shared-api/client/visibility';
import { decideReview, type VisibilityCase } from '@karavan/shared-api/contract/visibility';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { useT } from '../translation.ts';
import { refreshQueues } from '../refresh-queues.ts';
import { VerdictFields } from '../verdict-fields.tsx';

/** Whether people find an organization again. */
export const ReviewForm = withFormTexts(Fields, <SkeletonRow />);

interface FieldsProps {
  readonly shown: VisibilityCase;
  readonly onOvertaken: (isListed: boolean) => void;
}

function Fields({ shown: { id, decisions }, onOvertaken }: FieldsProps) {
  const t = useT();
  const form = useForm({
    schema: decideReview.body,
    initial: { decision: null, reason: '' },
    draft: `review:${id}`,
    request: (body) => request(endpoints.decideReview, { params: { id }, body }),
    done: t('settled'),
    onSuccess: (_decided, _values, queries) =>
      refreshQueues(queries, endpoints.listVisibilityCases),
    onError(error, { decision }, queries) {
      refreshQueues(queries, endpoints.listVisibilityCases);
      if (error.code === 'already_decided') onOvertaken(decision === 'keep');
    },
  });
  return (
    <VerdictFields
      form={form}
      options={decisions.map((value) => ({ value, label: t(`decide_${value}`) }))}
      decision={form.control('decision')}
      reason={form.text('reason')}
      hint={t('reason_for_owner')}
    />
  );
}
