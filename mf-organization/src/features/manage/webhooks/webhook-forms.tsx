import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addWebhook, changeWebhook, listWebhooks } from '@karavan/shared-api/client/webhooks';
import { WEBHOOK_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@karavan/shared-api/contract/webhook-events';
import {
  WebhookForm,
  type Webhook,
  type WebhookWithSecret,
} from '@karavan/shared-api/contract/webhooks';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { eventKey } from './event-words.ts';
import { useT } from './translation.ts';

interface FormProps {
  readonly organizationId: number;
  onDone(): void;
}

/** Adds an address; what is answered holds its secret. */
export const NewWebhookForm = withFormTexts(NewFields, <SkeletonRow />);

/** Changes an address and what is sent there. */
export const ChangeWebhookForm = withFormTexts(ChangeFields, <SkeletonRow />);

function NewFields({
  organizationId: id,
  onAdded,
  onDone,
}: FormProps & { onAdded(answer: WebhookWithSecret): void }) {
  const t = useT();
  const form = useForm({
    schema: WebhookForm,
    initial: { url: '', title: '', events: ['order.placed', 'order.changed'] },
    draft: `webhook:${id}`,
    request: (body) => request(addWebhook, { params: { id }, body }),
    done: t('added'),
    onSuccess(answer, _values, queries) {
      onAdded(answer);
      void queries.invalidateQueries({ queryKey: endpointKey(listWebhooks, 'one') });
    },
  });
  return (
    <Fields {...form.props} aria-label={t('add_title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Address {...form.text('url')} />
      <Name {...form.text('title')} />
      <Events {...form.control('events')} />
      <Ends isPending={form.isPending} onDone={onDone} />
    </Fields>
  );
}

function ChangeFields({
  organizationId,
  webhook,
  onDone,
}: FormProps & { readonly webhook: Webhook }) {
  const t = useT();
  const { id, url, title, events, state } = webhook;
  const form = useForm({
    schema: WebhookForm,
    initial: { url, title, events },
    request: (body) =>
      request(changeWebhook, {
        params: { id: organizationId, webhook: id },
        body: { ...body, is_active: state === 'active' },
      }),
    done: t('changed'),
    onSuccess(_changed, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listWebhooks, 'one') });
      onDone();
    },
  });
  return (
    <Fields {...form.props} aria-label={t('do_edit')}>
      <Address {...form.text('url')} />
      <Name {...form.text('title')} />
      <Events {...form.control('events')} />
      <Ends isPending={form.isPending} onDone={onDone} />
    </Fields>
  );
}

type Control = Pick<Parameters<typeof TextField>[0], 'name' | 'value' | 'error' | 'onChange'>;

function Address(control: Control) {
  const t = useT();
  return (
    <TextField
      label={t('url')}
      hint={t('url_hint')}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      {...control}
    />
  );
}

function Name(control: Control) {
  const t = useT();
  return (
    <TextField
      label={t('title')}
      hint={t('title_hint')}
      maxLength={WEBHOOK_TITLE_LENGTH}
      {...control}
    />
  );
}

interface EventsProps {
  readonly value: WebhookEvent[];
  readonly error?: ReactNode;
  onValueChange(value: WebhookEvent[]): void;
}

function Events({ value, error, onValueChange }: EventsProps) {
  const t = useT();
  const toggle = (event: WebhookEvent) =>
    onValueChange(
      WEBHOOK_EVENTS.filter((one) => (one === event ? !value.includes(one) : value.includes(one))),
    );
  return (
    <Group>
      <legend>{t('events')}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox key={event} checked={value.includes(event)} onChange={() => toggle(event)}>
          {t(eventKey(event))}
        </Checkbox>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
    </Group>
  );
}

function Ends({ isPending, onDone }: { readonly isPending: boolean; onDone(): void }) {
  const t = useT();
  return (
    <Buttons>
      <Button type="submit" loading={isPending}>
        {t('save')}
      </Button>
      <Button kind="secondary" paused={isPending} onClick={onDone}>
        {t('cancel')}
      </Button>
    </Buttons>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[1]};
    font: ${type.label};
  }
`;

const Problem = styled.p`
  margin: 0;
  color: ${color.danger};
  font: ${type.second};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
