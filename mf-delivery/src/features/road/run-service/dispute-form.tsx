import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { disputeHandOver, listHandOvers } from '@karavan/shared-api/client/delivery-cash';
import { HandOverDispute, type CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import { HAND_OVER_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface DisputeFormProps {
  readonly organizationId: number;
  readonly handOver: CashHandOver;
  onEnd(): void;
}

/** What was counted instead, and why that is another sum. */
export const DisputeForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ organizationId, handOver, onEnd }: DisputeFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const form = useForm({
    schema: HandOverDispute,
    initial: { counted: '', note: '' },
    draft: `dispute:${handOver.id}`,
    request: (body) =>
      request(disputeHandOver, { params: { id: organizationId, hand_over: handOver.id }, body }),
    done: t('disputed'),
    onSuccess(_data, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listHandOvers, 'list') });
      onEnd();
    },
  });
  const counted = form.text('counted');
  return (
    <Form {...form.props} aria-label={t('dispute')}>
      <PriceField
        label={t('counted')}
        value={counted.value}
        error={counted.error}
        currency={handOver.declared.currency}
        locale={locale}
        onValueChange={(value) => counted.onChange({ target: { value } })}
      />
      <TextArea label={t('why')} limit={HAND_OVER_NOTE_LENGTH} {...form.text('note')} />
      <Actions>
        <Button type="submit" size="small" loading={form.isPending}>
          {t('send_dispute')}
        </Button>
        <Button kind="quiet" size="small" onClick={onEnd}>
          {t('keep')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
