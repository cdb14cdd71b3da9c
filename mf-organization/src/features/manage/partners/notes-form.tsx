import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/partners';
import {
  PARTNERSHIP_CATEGORY_MAX_LENGTH,
  PARTNERSHIP_LAST_PLACE,
  PARTNERSHIP_NOTE_MAX_LENGTH,
} from '@karavan/shared-api/contract/limits';
import { PartnershipNotes, type Partnership } from '@karavan/shared-api/contract/partners';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { Actions } from './card.ts';
import { useT } from './translation.ts';
import { PARTNERSHIPS } from './use-partnership-write.ts';

interface NotesFormProps {
  readonly organizationId: number;
  readonly partnership: Partnership;
  onClose(): void;
}

/** What one's own staff keep about a partner: its kind and place for everybody, a note for themselves. */
export const NotesForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ organizationId, partnership, onClose }: NotesFormProps) {
  const t = useT();
  const { id, note, category, order } = partnership;
  const form = useForm({
    schema: PartnershipNotes,
    initial: { category, order, note },
    draft: `partner:${organizationId}:${id}`,
    request: (body) =>
      request(endpoints.updatePartnership, {
        params: { id: organizationId, partnership: id },
        body,
      }),
    done: t('saved'),
    onSuccess: (_saved, _values, queries) => {
      void queries.invalidateQueries({ queryKey: PARTNERSHIPS });
      onClose();
    },
  });
  const place = form.control('order');
  return (
    <Form {...form.props} aria-label={t('edit')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <TextField
        label={t('category')}
        hint={t('category_hint')}
        maxLength={PARTNERSHIP_CATEGORY_MAX_LENGTH}
        {...form.text('category')}
      />
      <NumberField
        label={t('place')}
        hint={t('place_hint')}
        min={1}
        max={PARTNERSHIP_LAST_PLACE}
        value={place.value === null ? '' : String(place.value)}
        error={place.error}
        onValueChange={(typed) => place.onValueChange(typed === '' ? null : Number(typed))}
      />
      <TextArea
        label={t('note')}
        hint={t('note_hint')}
        limit={PARTNERSHIP_NOTE_MAX_LENGTH}
        {...form.text('note')}
      />
      <Actions>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            form.startOver();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" size="small" loading={form.isPending}>
          {t('save')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
