import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/visibility';
import { OPERATOR_REASON_LENGTH } from '@karavan/shared-api/contract/limits';
import { limitOrganization } from '@karavan/shared-api/contract/visibility';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { refreshQueues } from '../refresh-queues.ts';
import { useT } from '../translation.ts';

interface LimitFormProps {
  readonly organizationId: number;
  onDone(): void;
}

/** Why an organization is taken out of feed, search and maps. */
export const LimitForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ organizationId: id, onDone }: LimitFormProps) {
  const t = useT();
  const form = useForm({
    schema: limitOrganization.body,
    initial: { reason: '' },
    draft: `limit:${id}`,
    request: (body) => request(endpoints.limitOrganization, { params: { id }, body }),
    done: t('limit_done'),
    onSuccess(_limited, _values, queries) {
      refreshQueues(queries, endpoints.listVisibilityCases);
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('limit_title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <TextArea
        label={t('reason')}
        hint={t('reason_for_owner')}
        limit={OPERATOR_REASON_LENGTH}
        {...form.text('reason')}
      />
      <Button type="submit" loading={form.isPending}>
        {t('limit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
