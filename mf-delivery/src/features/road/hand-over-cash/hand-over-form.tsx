import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  declareHandOver,
  listCashAccounts,
  listOwnHandOvers,
} from '@karavan/shared-api/client/delivery-cash';
import {
  HandOverForm as schema,
  type CashAccount,
} from '@karavan/shared-api/contract/delivery-cash';
import { HAND_OVER_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** How much a courier hands over: all that they owe, or a part. */
export const HandOverForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ account }: { readonly account: CashAccount }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { service, owed } = account;
  const form = useForm({
    schema,
    initial: { service_id: service.id, currency: owed.currency, amount: owed.amount, note: '' },
    draft: `hand-over:${service.id}:${owed.currency}`,
    request: (body) => request(declareHandOver, { body }),
    done: t('declared'),
    onSuccess(_data, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listCashAccounts, 'one') });
      void queries.invalidateQueries({ queryKey: endpointKey(listOwnHandOvers, 'list') });
    },
  });
  const amount = form.text('amount');
  return (
    <Form {...form.props} aria-label={t('hand_over')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <PriceField
        label={t('amount')}
        value={amount.value}
        error={amount.error}
        currency={owed.currency}
        locale={locale}
        onValueChange={(value) => amount.onChange({ target: { value } })}
      />
      <TextArea label={t('comment')} limit={HAND_OVER_NOTE_LENGTH} {...form.text('note')} />
      <Button type="submit" wide loading={form.isPending}>
        {t('hand_over')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
