import { useAtomValue } from 'jotai';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { getItemWholesale, setItemWholesale } from '@karavan/shared-api/client/wholesale';
import { WHOLESALE_QUANTITY_MAX, WHOLESALE_STEPS_MAX } from '@karavan/shared-api/contract/limits';
import { WholesaleSteps, type ItemWholesale } from '@karavan/shared-api/contract/wholesale';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface WholesaleFormProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What a product costs clients who buy more of it. */
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

function Fields({
  organizationId,
  itemId,
  stored,
}: WholesaleFormProps & { readonly stored: ItemWholesale }) {
  const t = useT();
  const form = useForm({
    schema: WholesaleSteps,
    initial: {
      steps: stored.steps.map(({ min_quantity, price }) => ({ min_quantity, price: price.amount })),
    },
    draft: `wholesale:${itemId}`,
    request: (body) =>
      request(setItemWholesale, { params: { id: organizationId, item: itemId }, body }),
    done: t('wholesale_saved'),
    onSuccess: (_saved, _values, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getItemWholesale, 'one') }),
  });
  const locale = useAtomValue(localeAtom);
  const { value: steps, error, onValueChange } = form.control('steps');
  const last = steps.at(-1);
  return (
    <Spaced aria-labelledby="wholesale-title">
      <Form {...form.props} aria-labelledby="wholesale-title">
        <Title id="wholesale-title">{t('wholesale_title')}</Title>
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
                label={t('wholesale_remove', { number: index + 1 })}
                icon={<Trash2 size={20} />}
                onClick={() => onValueChange(steps.filter((_, other) => other !== index))}
              />
            </Step>
          );
        })}
        {error && <ErrorText role="alert">{error}</ErrorText>}
        <Buttons>
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
          <Button type="submit" loading={form.isPending}>
            {t('wholesale_save')}
          </Button>
        </Buttons>
      </Form>
    </Spaced>
  );
}

const Spaced = styled(Panel)`
  max-width: 680px;
  margin-top: ${space[5]};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Title = styled.h2`
  margin: 0;
  font: ${type.title3};
`;

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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
