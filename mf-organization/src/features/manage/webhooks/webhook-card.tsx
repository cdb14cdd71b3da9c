import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type {
  Webhook,
  WebhookState,
  WebhookWithSecret,
} from '@karavan/shared-api/contract/webhooks';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { Head, Hint, Title } from '../shared/panel-parts.tsx';
import { eventKey } from './event-words.ts';
import { ChangeWebhookForm } from './lazy-webhook-forms.tsx';
import { WebhookLog } from './lazy-webhook-log.tsx';
import { useT } from './translation.ts';
import { WebhookActions } from './webhook-actions.tsx';

const TONES = {
  active: 'positive',
  off: 'pending',
  failed: 'negative',
} as const satisfies Record<WebhookState, PillTone>;

interface WebhookCardProps {
  readonly organizationId: number;
  readonly webhook: Webhook;
  onSecret(answer: WebhookWithSecret): void;
}

/** One address: what is sent there, how it goes, and what can be done about it. */
export function WebhookCard({ organizationId, webhook, onSecret }: WebhookCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [isEdited, setEdited] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const { id, url, title, events, state, failing_since, former_secret_until } = webhook;
  const heading = `webhook-${id}`;
  const time = (at: string) => formatDate(new Date(at), 'DD.MM.YYYY HH:mm', locale);
  return (
    <Panel aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title || new URL(url).host}</Title>
        <StatePill tone={TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Head>
      <Address>{url}</Address>
      <Hint>{events.map((event) => t(eventKey(event))).join(' · ')}</Hint>
      {state === 'failed' && <Banner tone="danger">{t('failed_text')}</Banner>}
      {state === 'active' && failing_since !== null && (
        <Banner tone="warning">{t('failing', { time: time(failing_since) })}</Banner>
      )}
      {former_secret_until !== null && (
        <Hint>{t('former_secret', { time: time(former_secret_until) })}</Hint>
      )}
      <Hint>
        {t('waiting', { count: webhook.waiting_count })}
        {' · '}
        {t('failed', { count: webhook.failed_count })}
      </Hint>
      {isEdited ? (
        <ChangeWebhookForm
          organizationId={organizationId}
          webhook={webhook}
          onDone={() => setEdited(false)}
        />
      ) : (
        <WebhookActions
          organizationId={organizationId}
          webhook={webhook}
          isLogOpen={isLogOpen}
          onEdit={() => setEdited(true)}
          onLog={setLogOpen}
          onSecret={onSecret}
        />
      )}
      {isLogOpen && <WebhookLog organizationId={organizationId} webhook={webhook} />}
    </Panel>
  );
}

const Address = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;
