import { useState } from 'react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/promotions';
import type { EditedPromotion } from '@karavan/shared-api/contract/promotions';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { PictureField } from '../shared/picture-field.tsx';
import { inputOf, promotionSchema, valuesOf } from './promotion-values.ts';
import { editPromotionPath } from './promotions-paths.ts';
import { ReductionFields } from './reduction-fields.tsx';
import { refreshPromotions } from './refresh-promotions.ts';
import { RuleFields } from './rule-fields.tsx';
import { usePromotionT } from './translation.ts';
import { WordFields } from './word-fields.tsx';

interface PromotionFormProps {
  readonly organizationId: number;
  readonly currency: string;
  /** Whether its products may be looked through. */
  readonly canPick: boolean;
  /** Null for a new promotion. */
  readonly stored: EditedPromotion | null;
  /** Begins anew with what is stored. */
  onTake?(): void;
}

/** Everything that staff tell of a promotion. */
export const PromotionForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ organizationId, currency, canPick, stored, onTake }: PromotionFormProps) {
  const t = usePromotionT();
  const navigate = useNavigate();
  const [begun] = useState(() => new Date());
  const [initial] = useState(() => valuesOf(stored, begun));
  const [isRefused, setRefused] = useState(false);
  const { isOvertaken } = useOvertaken(inputOf(valuesOf(stored, begun)));
  const params = { id: organizationId, promo: stored?.id ?? 0 };
  const form = useForm({
    schema: promotionSchema,
    initial,
    draft: `promotion:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    // Whoever was told that somebody else was faster may save all the same.
    request: (values) =>
      stored
        ? request(endpoints.updatePromotion, {
            params,
            body: { ...inputOf(values), version: stored.version },
          })
        : request(endpoints.createPromotion, {
            params: { id: organizationId },
            body: inputOf(values),
          }),
    done: t('saved'),
    onSuccess(saved, _values, queries) {
      refreshPromotions(queries);
      const of = { params: { id: organizationId, promo: saved.id } };
      queries.setQueryData(endpointKey(endpoints.getEditedPromotion, 'one', of), saved);
      if (stored) onTake?.();
      else void navigate(editPromotionPath(organizationId, saved.id), { replace: true });
    },
    onError({ code }, _values, queries) {
      if (code !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.getEditedPromotion, 'one', { params }),
      });
    },
  });
  const picture = form.control('picture');
  const image = form.control('image_id');
  return (
    <Form {...form.props} aria-label={t(stored ? 'edit' : 'add')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {(isRefused || isOvertaken) && (
        <OvertakenNote
          text={t('overtaken')}
          take={t('take_theirs')}
          onTake={() => {
            form.startOver();
            onTake?.();
          }}
        />
      )}
      <Part>
        <WordFields form={form} />
        <PictureField
          label={t('picture')}
          hint={t('picture_hint')}
          src={picture.value}
          error={image.error}
          onPictureChange={(chosen) => {
            picture.onValueChange(chosen?.src ?? null);
            image.onValueChange(chosen?.id ?? null);
          }}
        />
      </Part>
      <Part>
        <ReductionFields
          form={form}
          organizationId={organizationId}
          currency={currency}
          canPick={canPick}
        />
      </Part>
      <Part>
        <RuleFields form={form} />
      </Part>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t(stored ? 'save' : 'save_draft')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: ${space[4]};
`;

const Part = styled(Panel)`
  gap: ${space[4]};
`;
