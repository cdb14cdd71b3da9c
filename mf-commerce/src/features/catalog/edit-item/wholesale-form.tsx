import { useState, type RefObject } from 'react';
import { useAtomValue } from 'jotai';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { getItemWholesale, setItemWholesale } from '@karavan/shared-api/client/wholesale';
import { WHOLESALE_QUANTITY_MAX, WHOLESALE_STEPS_MAX } from '@karavan/shared-api/contract/limits';
import { WholesaleSteps, type ItemWholesale } from '@karavan/shared-api/contract/wholesale';
import { useFields, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { Part } from './form-parts.tsx';
import { useSavedTogether } from './saved-together.ts';

interface WholesaleFormProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What a product costs clients who buy more of it; stored together with it, by a request of its own. */
export const WholesaleForm = withFormTexts(Loaded, <SkeletonRow />);

function Loaded({ organizationId, itemId }: WholesaleFormProps) {
  const prices = useEndpoint(
    getItemWholesale,
    { params: { id: organizationId, item: itemId } },
    // What an editor begins with is as it is now.
    { staleTime: 0 },
  );
  return (
    <AsyncView query={prices} skeleton={<SkeletonRow />}>
      {(stored) => <Fields organizationId={organizationId} itemId={itemId} stored={stored} />}
    </AsyncView>
  );
}

/** As they are typed. */
const pricesOf = ({ steps }: ItemWholesale) =>
  steps.map(({ min_quantity, price }) => ({ min_quantity, price: price.amount }));

function Fields({
  organizationId,
  itemId,
  stored,
}: WholesaleFormProps & { readonly stored: ItemWholesale }) {
  const t = useT();
  const [kept, setKept] = useState(() => pricesOf(stored));
  const { element, refuse, settle, ...form } = useFields({
    schema: WholesaleSteps,
    initial: { steps: kept },
    draft: `wholesale:${itemId}`,
  });
  const write = useWrite(
    (body: typeof form.values) =>
      request(setItemWholesale, { params: { id: organizationId, item: itemId }, body }),
    {
      failed({ fields }) {
        const named = Object.keys(fields);
        return named.length > 0 && named.every((field) => field.startsWith('steps'))
          ? null
          : undefined;
      },
      onSuccess(_saved, sent, queries) {
        settle(sent);
        setKept(sent.steps);
        void queries.invalidateQueries({ queryKey: endpointKey(getItemWholesale, 'one') });
      },
      onError: refuse,
    },
  );
  const isChanged = JSON.stringify(form.values.steps) !== JSON.stringify(kept);
  useSavedTogether(async () => {
    if (!isChanged) return true;
    return (await form.check(['steps'])) && (await write.send(form.values))?.ok === true;
  });
  const locale = useAtomValue(localeAtom);
  const entries = useEntries();
  const { value: steps, error, onValueChange } = form.control('steps');
  const last = steps.at(-1);
  return (
    <Part ref={element as RefObject<HTMLElement | null>} aria-labelledby="wholesale-title">
      <h2 id="wholesale-title">{t('wholesale_title')}</h2>
      <Hint>{t('wholesale_hint')}</Hint>
      {form.restored && <RestoredDraft {...form.restored} />}
      {steps.map(({ min_quantity }, index) => {
        const quantity = form.control(`steps.${index}.min_quantity`);
        const price = form.control(`steps.${index}.price`);
        return (
          // Steps have no names: their place is all that tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={index}>
            <NumberField
              label={t('wholesale_from')}
              value={min_quantity === 0 ? '' : String(min_quantity)}
              error={quantity.error}
              min={2}
              max={WHOLESALE_QUANTITY_MAX}
              onValueChange={(text) => quantity.onValueChange(Number(text))}
            />
            <PriceField
              label={t('wholesale_price')}
              currency={stored.currency}
              locale={locale}
              value={price.value}
              error={price.error}
              onValueChange={price.onValueChange}
            />
            <IconButton
              {...entries.remove}
              label={t('wholesale_remove', { number: index + 1 })}
              icon={<Trash2 size={20} />}
              onClick={() => {
                onValueChange(steps.filter((_, other) => other !== index));
                entries.removed(index, steps.length - 1);
              }}
            />
          </Step>
        );
      })}
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {steps.length < WHOLESALE_STEPS_MAX && (
        <Button
          kind="secondary"
          icon={<Plus size={18} />}
          onClick={() =>
            onValueChange([
              ...steps,
              { min_quantity: last ? last.min_quantity * 2 : 10, price: '' },
            ])
          }
        >
          {t('wholesale_add')}
        </Button>
      )}
      {entries.status}
    </Part>
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;

  > :not(:last-child) {
    flex: 1 1 120px;
    min-width: 0;
  }
`;
