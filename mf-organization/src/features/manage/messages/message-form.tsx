import { useAtomValue } from 'jotai';
import { CalendarClock, Send } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/organization-messages';
import {
  AUDIENCE_DAYS,
  AUDIENCE_DAYS_MAX,
  MESSAGE_MAX_LENGTH,
} from '@karavan/shared-api/contract/limits';
import { MessageAudience, NewMessage } from '@karavan/shared-api/contract/organization-messages';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import type { Workplace } from '@karavan/shared-api/management';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { buttonsByWords } from '@karavan/shared-ui/buttons-by-words';
import { formatCount } from '@karavan/shared-ui/format-count';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { NumberField } from '@karavan/shared-ui/number-field';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { MessagePreview } from './message-preview.tsx';
import { useT } from './translation.ts';
import { REACH, useReach } from './use-reach.ts';
import { useSteps } from './use-steps.ts';

interface FieldsProps {
  readonly organizationId: number;
  readonly workplace: Workplace;
  onSent(): void;
}

/** Writes to the followers, once it is said to whom and how many they are. */
export const MessageForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ organizationId, workplace, onSent }: FieldsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const params = { id: organizationId };
  const form = useForm({
    schema: NewMessage,
    initial: { text: '', audience: 'all', days: AUDIENCE_DAYS, spent_from: undefined },
    draft: `organization-message:${organizationId}`,
    request: (body) => request(endpoints.sendOrganizationMessage, { params, body }),
    done: ({ recipient_count: count }) => t('done', { count, shown: formatCount(count) }),
    onSuccess(_sent, _values, queries) {
      onSent();
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.listOrganizationMessages, 'list'),
      });
      void queries.invalidateQueries({ queryKey: REACH });
    },
    onError: (_error, _values, queries) => void queries.invalidateQueries({ queryKey: REACH }),
  });
  const { text, audience, days, spent_from } = form.values;
  const steps = useSteps(organizationId);
  const step = steps.find(({ spend_limit }) => spend_limit.amount === spent_from);
  const ofAudience = form.control('audience');
  const ofDays = form.control('days');
  const ofStep = form.control('spent_from');
  const { count, nextAt, hasFailed, retry } = useReach(organizationId, {
    audience,
    days,
    spent_from,
  });
  const shown = count === undefined ? '' : formatCount(count);

  async function send(event: Parameters<typeof form.props.onSubmit>[0]): Promise<void> {
    event.preventDefault();
    if (await form.check(['text', 'audience', 'days', 'spent_from'])) {
      const isSure = await dialogs.confirm({
        title: t('send_question', { count: count ?? 0, shown }),
        text: t('send_text'),
        okLabel: t('send'),
      });
      if (!isSure) return;
    }
    form.props.onSubmit(event);
  }

  return (
    <Form {...form.props} aria-label={t('write')} onSubmit={(event) => void send(event)}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {nextAt && (
        <Banner icon={<CalendarClock size={20} />}>
          {t('next_at', { time: formatDate(nextAt, 'HH:mm DD.MM.YYYY', locale) })}
        </Banner>
      )}
      <TextArea label={t('text')} rows={4} limit={MESSAGE_MAX_LENGTH} {...form.text('text')} />
      <RadioGroup
        label={t('audience')}
        options={MessageAudience.options
          .filter((value) => value !== 'tier' || steps.length > 0)
          .map((value) => ({ value, label: t(`audience_${value}`) }))}
        {...ofAudience}
        onValueChange={(value) => {
          ofAudience.onValueChange(value);
          ofStep.onValueChange(value === 'tier' ? steps[0]?.spend_limit.amount : undefined);
        }}
      />
      {audience === 'tier' && (
        <SelectField
          label={t('step')}
          value={step?.spend_limit.amount ?? ''}
          placeholder={t('step')}
          error={ofStep.error}
          options={steps.map(({ percent, spend_limit }) => ({
            value: spend_limit.amount,
            label: t('step_from', { percent, sum: formatMoney(spend_limit, locale) }),
          }))}
          onChange={({ target }) => ofStep.onValueChange(target.value)}
        />
      )}
      {(audience === 'bought' || audience === 'idle') && (
        <NumberField
          label={t('days')}
          min={1}
          max={AUDIENCE_DAYS_MAX}
          value={String(days)}
          error={ofDays.error}
          onValueChange={(typed) => ofDays.onValueChange(Number(typed))}
        />
      )}
      <Reach aria-live="polite">
        {count === 0 && t('reaches_nobody')}
        {count !== undefined && count > 0 && t('reaches', { count, shown })}
      </Reach>
      {hasFailed && (
        <Button kind="secondary" onClick={retry}>
          {t('count_failed')}
        </Button>
      )}
      {text.trim() !== '' && <MessagePreview workplace={workplace} text={text} />}
      <Button
        type="submit"
        icon={<Send size={20} />}
        loading={form.isPending}
        disabled={!count || nextAt !== null || (audience === 'tier' && !step)}
      >
        {t('send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${buttonsByWords}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Reach = styled.p`
  min-height: 1.4em;
  color: ${color.textMuted};
  font: ${type.second};
`;
