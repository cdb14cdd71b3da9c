import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/platform';
import { settleOddPayment, type OddPayment } from '@karavan/shared-api/contract/platform';
import { OPERATOR_REASON_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** What becomes of an odd payment, with the reason. */
export const SettlementForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ payment: { id, decisions } }: { readonly payment: OddPayment }) {
  const t = useT();
  const queryKey = endpointKey(endpoints.listOddPayments, 'list');
  const form = useForm({
    schema: settleOddPayment.body,
    initial: { decision: null, reason: '' },
    draft: `odd-payment:${id}`,
    request: (body) => request(endpoints.settleOddPayment, { params: { id }, body }),
    done: t('settled'),
    onSuccess: (_settled, _values, queries) => void queries.invalidateQueries({ queryKey }),
    // Somebody else may have settled it.
    onError: (_error, _values, queries) => void queries.invalidateQueries({ queryKey }),
  });
  return (
    <Form {...form.props} aria-label={t('decision')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <RadioGroup
        label={t('decision')}
        options={decisions.map((value) => ({ value, label: t(`decide_${value}`) }))}
        {...form.control('decision')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reason_hint')}
        limit={OPERATOR_REASON_LENGTH}
        {...form.text('reason')}
      />
      <Button type="submit" loading={form.isPending}>
        {t('settle')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;
