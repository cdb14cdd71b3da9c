import * as endpoints from '@karavan/shared-api/client/complaint-cases';
import { decideComplaints, type ComplaintCase } from '@karavan/shared-api/contract/complaint-cases';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { useT } from '../translation.ts';
import { refreshQueues } from '../refresh-queues.ts';
import { VerdictFields } from '../verdict-fields.tsx';

/** What becomes of a thing that people complain about. */
export const ComplaintForm = withFormTexts(Fields, <SkeletonRow />);

interface FieldsProps {
  readonly shown: ComplaintCase;
  readonly onOvertaken: () => void;
}

function Fields({ shown: { id, decisions }, onOvertaken }: FieldsProps) {
  const t = useT();
  const form = useForm({
    schema: decideComplaints.body,
    initial: { decision: null, reason: '' },
    draft: `complaints:${id}`,
    request: (body) => request(endpoints.decideComplaints, { params: { id }, body }),
    done: t('settled'),
    onSuccess: (_decided, _values, queries) => refreshQueues(queries, endpoints.listComplaintCases),
    onError(error, _values, queries) {
      refreshQueues(queries, endpoints.listComplaintCases);
      if (error.code === 'already_decided') onOvertaken();
    },
  });
  return (
    <VerdictFields
      form={form}
      options={decisions.map((value) => ({ value, label: t(`complaint_${value}`) }))}
      decision={form.control('decision')}
      reason={form.text('reason')}
      hint={t('reason_for_limit')}
    />
  );
}
