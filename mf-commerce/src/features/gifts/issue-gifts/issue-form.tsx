import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/gifts';
import { GIFT_KINDS } from '@karavan/shared-api/contract/gift-states';
import { issueGifts } from '@karavan/shared-api/contract/gifts';
import {
  GIFT_NOTE_LENGTH,
  GIFTS_AT_ONCE_MAX,
  SALE_AMOUNT_MAX,
} from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useGiftT } from '../translation.ts';
import { giftSheetPath } from './gifts-paths.ts';

interface IssueFormProps {
  readonly organizationId: number;
  readonly currency: string;
}

/** How many cards, of what, for how much, until when. Leads to their codes, to be printed. */
export const IssueForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ organizationId, currency }: IssueFormProps) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const form = useForm({
    schema: issueGifts.body,
    initial: { kind: 'gift_card', amount: '', count: 1, expires_on: null, note: '' },
    draft: `issue-gifts:${organizationId}`,
    request: (body) => request(endpoints.issueGifts, { params: { id: organizationId }, body }),
    done: t('issued'),
    onSuccess({ ids }, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listStaffGifts, 'list') });
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listStaffGifts, 'one') });
      void navigate(giftSheetPath(organizationId, ids), { replace: true });
    },
  });
  const kind = form.control('kind');
  const amount = form.control('amount');
  const count = form.control('count');
  const expires = form.control('expires_on');
  return (
    <Form as="form" {...form.props} aria-label={t('issue')}>
      <RadioGroup
        label={t('kind')}
        value={kind.value}
        options={GIFT_KINDS.map((value) => ({ value, label: t(`about_${value}`) }))}
        onValueChange={kind.onValueChange}
      />
      <PriceField
        label={t('amount')}
        currency={currency}
        locale={locale}
        max={SALE_AMOUNT_MAX}
        value={amount.value}
        error={amount.error}
        onValueChange={amount.onValueChange}
      />
      <NumberField
        label={t('count')}
        min={1}
        max={GIFTS_AT_ONCE_MAX}
        value={String(count.value)}
        error={count.error}
        onValueChange={(value) => count.onValueChange(Number(value))}
      />
      <TextField
        label={t('expires_on')}
        hint={t('expires_hint')}
        type="date"
        value={expires.value ?? ''}
        error={expires.error}
        onChange={({ target }) => expires.onValueChange(target.value || null)}
      />
      <TextField
        label={t('note')}
        hint={t('note_hint')}
        maxLength={GIFT_NOTE_LENGTH}
        {...form.text('note')}
      />
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('issue')}
      </Button>
    </Form>
  );
}

const Form = styled(Panel)`
  gap: ${space[4]};
  max-width: 640px;
`;
