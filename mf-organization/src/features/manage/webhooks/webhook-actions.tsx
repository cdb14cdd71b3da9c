import { CirclePause, CirclePlay, KeyRound, Pencil, ScrollText, Send, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import {
  changeWebhook,
  pingWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from '@karavan/shared-api/client/webhooks';
import type { Webhook, WebhookWithSecret } from '@karavan/shared-api/contract/webhooks';
import { request, useWrite, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { refreshWebhooks } from './refresh-webhooks.ts';
import { useT } from './translation.ts';

interface WebhookActionsProps {
  readonly organizationId: number;
  readonly webhook: Webhook;
  readonly isLogOpen: boolean;
  onEdit(): void;
  onLog(isOpen: boolean): void;
  onSecret(answer: WebhookWithSecret): void;
}

/** What the owner can do with a webhook; one at a time, and after a warning where something stops. */
export function WebhookActions({
  organizationId,
  webhook,
  isLogOpen,
  onEdit,
  onLog,
  onSecret,
}: WebhookActionsProps) {
  const t = useT();
  const { dialogs } = useShell();
  const { url, title, events, state } = webhook;
  const of = { params: { id: organizationId, webhook: webhook.id } };
  const refreshed = {
    onSettled: (_intent: unknown, queries: Parameters<typeof refreshWebhooks>[0]) =>
      refreshWebhooks(queries),
  };
  const step = useWrite(
    ({ sends }: { readonly sends: WriteRequest<unknown>; readonly done: string }) => sends,
    { ...refreshed, done: (_answer, { done }) => done },
  );
  const rotation = useWrite(rotateWebhookSecret, { ...refreshed, onSuccess: onSecret });
  const isActive = state === 'active';
  const isPaused = step.isPending || rotation.isPending;

  async function ping(): Promise<void> {
    const sent = await step.send({ sends: request(pingWebhook, of), done: t('done_ping') });
    if (sent?.ok) onLog(true);
  }

  async function toggle(): Promise<void> {
    if (isActive && !(await ask('off'))) return;
    const body = { url, title, events, is_active: !isActive };
    const done = t(isActive ? 'done_off' : 'done_on');
    await step.send({ sends: request(changeWebhook, { ...of, body }), done });
  }

  async function rotate(): Promise<void> {
    if (await ask('rotate')) await rotation.send(of);
  }

  async function remove(): Promise<void> {
    if (!(await ask('remove'))) return;
    await step.send({ sends: request(removeWebhook, of), done: t('done_remove') });
  }

  const ask = (what: 'off' | 'rotate' | 'remove') =>
    dialogs.confirm({
      title: t(`ask_${what}`),
      text: t(`warn_${what}`),
      okLabel: t(`do_${what}`),
      danger: true,
    });

  return (
    <Row>
      <Button icon={<Send size={20} />} paused={isPaused} onClick={() => void ping()}>
        {t('do_ping')}
      </Button>
      <Button
        kind="secondary"
        icon={<ScrollText size={20} />}
        aria-expanded={isLogOpen}
        onClick={() => onLog(!isLogOpen)}
      >
        {t('do_log')}
      </Button>
      <Button kind="secondary" icon={<Pencil size={20} />} paused={isPaused} onClick={onEdit}>
        {t('do_edit')}
      </Button>
      <Button
        kind="secondary"
        icon={<KeyRound size={20} />}
        loading={rotation.isPending}
        paused={step.isPending}
        onClick={() => void rotate()}
      >
        {t('do_rotate')}
      </Button>
      <Button
        kind="secondary"
        icon={isActive ? <CirclePause size={20} /> : <CirclePlay size={20} />}
        paused={isPaused}
        onClick={() => void toggle()}
      >
        {t(isActive ? 'do_off' : 'do_on')}
      </Button>
      <Button
        kind="secondary"
        icon={<Trash2 size={20} />}
        paused={isPaused}
        onClick={() => void remove()}
      >
        {t('do_remove')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
