import * as endpoints from '@karavan/shared-api/client/verifications';
import {
  decideVerification,
  type VerificationCase,
} from '@karavan/shared-api/contract/verifications';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { useT } from '../translation.ts';
import { refreshQueues } from '../refresh-queues.ts';
import { VerdictFields } from '../verdict-fields.tsx';

/** Whether an organization gets the badge, or keeps it. */
export const VerificationForm = withFormTexts(Fields, <SkeletonRow />);

interface FieldsProps {
  readonly shown: VerificationCase;
  readonly onOvertaken: () => void;
}

function Fields({ shown: { id, decisions, organization }, onOvertaken }: FieldsProps) {
  const t = useT();
  const form = useForm({
    schema: decideVerification.body,
    initial: { decision: null, reason: '', title: organization.title },
    draft: `verification:${id}`,
    request: (body) =>
      request(endpoints.decideVerification, {
        params: { id },
        // What is decided on is what is shown.
        body: { ...body, title: organization.title },
      }),
    done: t('settled'),
    onSuccess: (_decided, _values, queries) =>
      refreshQueues(queries, endpoints.listVerificationCases),
    onError(error, _values, queries) {
      refreshQueues(queries, endpoints.listVerificationCases);
      if (error.code === 'already_decided') onOvertaken();
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
