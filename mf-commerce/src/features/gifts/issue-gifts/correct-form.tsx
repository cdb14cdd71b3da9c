import { useAtomValue } from 'jotai';
import * as endpoints from '@karavan/shared-api/client/gifts';
import { correctGift, type StaffGift } from '@karavan/shared-api/contract/gifts';
import { GIFT_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { useGiftT } from '../translation.ts';

interface CorrectFormProps {
  readonly organizationId: number;
  readonly gift: StaffGift;
  onDone(): void;
}

/** Sets right what is on a card, and says why. */
export const CorrectForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ organizationId, gift: { id, balance, amount }, onDone }: CorrectFormProps) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  const form = useForm({
    schema: correctGift.body,
    initial: { balance: balance.amount, seen: balance.amount, reason: '' },
    draft: `correct-gift:${id}:${balance.amount}`,
    request: (body) =>
      request(endpoints.correctGift, { params: { id: organizationId, gift: id }, body }),
    done: t('corrected'),
    onSuccess(_gift, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listStaffGifts, 'list') });
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.listStaffGiftEntries, 'one'),
      });
      onDone();
    },
    onError(_error, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listStaffGifts, 'list') });
    },
  });
  const wanted = form.control('balance');
  return (
    <Panel as="form" {...form.props} aria-label={t('correct')}>
      <PriceField
        label={t('correct_balance')}
        currency={balance.currency}
        locale={locale}
        max={Number(amount.amount)}
        value={wanted.value}
        error={wanted.error}
        onValueChange={wanted.onValueChange}
      />
      <TextField
        label={t('correct_reason')}
        hint={t('correct_reason_hint')}
        maxLength={GIFT_NOTE_LENGTH}
        autoComplete="off"
        {...form.text('reason')}
      />
      <Button type="submit" loading={form.isPending}>
        {t('correct')}
      </Button>
    </Panel>
  );
}
