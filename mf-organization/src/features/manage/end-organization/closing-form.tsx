import { useState } from 'react';
import styled from 'styled-components';
import { deactivateOrganization, getOrganizationLife } from '@karavan/shared-api/client/life';
import { ClosingWish, type OrganizationLife } from '@karavan/shared-api/contract/life';
import { useFields, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

const WAYS = ['day', 'now'] as const;

interface ClosingFormProps {
  readonly organizationId: number;
  readonly life: OrganizationLife;
}

/** What stands beside a field is said there alone. */
const wordsBeside = (fields: object) => (Object.keys(fields).length > 0 ? null : undefined);

/** Announces a day, or closes at once; the owner types the title to be sure. */
export const ClosingForm = withFormTexts(Form, <SkeletonRow />);

function Form({ organizationId, life }: ClosingFormProps) {
  const t = useT();
  const { dialogs } = useShell();
  const isAnnounced = life.state === 'announced';
  const [when, setWhen] = useState<(typeof WAYS)[number]>(isAnnounced ? 'now' : 'day');
  const { element, submit, refuse, settle, ...form } = useFields({
    schema: ClosingWish,
    initial: { title: '', closes_on: life.earliest_on },
    draft: `closing:${organizationId}`,
    isNew: true,
  });
  const write = useWrite(deactivateOrganization, {
    done: t(`done_${when}`),
    failed: ({ fields }) => ('title' in fields || when === 'day' ? wordsBeside(fields) : undefined),
    onSuccess: () => settle(form.values),
    onError: (error) => refuse(error, form.values),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getOrganizationLife, 'one') }),
  });
  async function close({ title, closes_on }: typeof form.values): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t(`sure_${when}`),
      text: t(`sure_${when}_text`),
      okLabel: t(`close_${when}`),
      danger: true,
    });
    if (!isSure) return;
    const body = { title, closes_on: when === 'now' ? null : closes_on };
    await write.send({ params: { id: organizationId }, body });
  }
  return (
    <Fields
      ref={element}
      noValidate
      aria-labelledby="closing"
      onSubmit={(event) => submit(event, close)}
    >
      <h3 id="closing">{t('closing')}</h3>
      {form.restored && <RestoredDraft {...form.restored} />}
      {!isAnnounced && life.can_close_now && (
        <RadioGroup
          label={t('when')}
          value={when}
          options={WAYS.map((value) => ({ value, label: t(`when_${value}`) }))}
          onValueChange={(way) => setWhen(way)}
        />
      )}
      {when === 'day' && (
        <TextField
          type="date"
          min={life.earliest_on}
          label={t('closes_on')}
          hint={t(life.can_close_now ? 'closes_on_hint' : 'closes_on_owed_hint')}
          {...form.text('closes_on')}
        />
      )}
      <TextField
        label={t('title')}
        hint={t('title_hint', { title: life.title })}
        autoComplete="off"
        {...form.text('title')}
      />
      <Button type="submit" kind="danger" loading={write.isPending}>
        {t(`close_${when}`)}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};

  h3 {
    margin: 0;
  }
`;
