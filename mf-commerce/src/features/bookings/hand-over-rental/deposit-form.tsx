import { useAtomValue } from 'jotai';
import { getReceipt } from '@karavan/shared-api/client/orders';
import * as endpoints from '@karavan/shared-api/client/rentals';
import { RENTAL_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { settleDeposit } from '@karavan/shared-api/contract/rentals';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';

interface DepositFormProps {
  readonly receipt: Receipt;
}

/** Gives the deposit of a returned rental back, all but what is kept of it, with the reason. */
export const DepositForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ receipt }: DepositFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { transaction_id: id, organization } = receipt;
  const form = useForm({
    schema: settleDeposit.body,
    initial: { kept: '0', reason: '' },
    draft: `deposit:${id}`,
    request: (body) =>
      request(endpoints.settleDeposit, { params: { id: organization.id, order: id }, body }),
    done: t('deposit_returned'),
    onSuccess(settled, _values, queries) {
      queries.setQueryData(endpointKey(getReceipt, 'one', { params: { id } }), settled);
    },
  });
  const kept = form.text('kept');
  return (
    <Panel as="form" {...form.props} aria-label={t('deposit')}>
      <PriceField
        label={t('deposit_keep')}
        hint={t('deposit_keep_hint')}
        value={kept.value}
        error={kept.error}
        currency={receipt.total.currency}
        locale={locale}
        onValueChange={(value) => kept.onChange({ target: { value } })}
      />
      {Number(kept.value) > 0 && (
        <TextField
          label={t('deposit_reason')}
          maxLength={RENTAL_NOTE_LENGTH}
          autoComplete="off"
          {...form.text('reason')}
        />
      )}
      <Button type="submit" wide loading={form.isPending}>
        {t('deposit_return')}
      </Button>
    </Panel>
  );
}
