import { useState } from 'react';
import { RefreshCw, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { listWebhookDeliveries, replayWebhook } from '@karavan/shared-api/client/webhooks';
import type { Webhook } from '@karavan/shared-api/contract/webhooks';
import { useEndlessList, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { DeliveryRow } from './delivery-row.tsx';
import { refreshWebhooks } from './refresh-webhooks.ts';
import { useT } from './translation.ts';

interface WebhookLogProps {
  readonly organizationId: number;
  readonly webhook: Webhook;
}

/** What was sent to an address and what came of it; what has failed can be sent again. */
export function WebhookLog({ organizationId, webhook }: WebhookLogProps) {
  const t = useT();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const params = { id: organizationId, webhook: webhook.id };
  const deliveries = useEndlessList(listWebhookDeliveries, {
    params,
    query: isFailedOnly ? { state: 'failed' } : {},
  });
  const replay = useWrite(replayWebhook, {
    done: ({ count }) => t('done_replay', { count }),
    onSettled: (_input, queries) => refreshWebhooks(queries),
  });
  const canReplay = webhook.state === 'active';
  return (
    <Section aria-label={t('do_log')}>
      <ChipRow label={t('log_filter')}>
        <Chip pressed={!isFailedOnly} onClick={() => setFailedOnly(false)}>
          {t('log_all')}
        </Chip>
        <Chip pressed={isFailedOnly} onClick={() => setFailedOnly(true)}>
          {t('log_failed')}
        </Chip>
      </ChipRow>
      <Row>
        <Button
          kind="quiet"
          size="small"
          icon={<RefreshCw size={16} />}
          loading={deliveries.isRefreshing}
          onClick={() => void deliveries.refresh()}
        >
          {t('log_refresh')}
        </Button>
        {canReplay && webhook.failed_count > 0 && (
          <Button
            kind="secondary"
            size="small"
            icon={<RotateCcw size={16} />}
            loading={replay.isPending}
            onClick={() => void replay.send({ params, body: { delivery: null } })}
          >
            {t('replay_failed')}
          </Button>
        )}
      </Row>
      <EndlessView
        list={deliveries}
        keyOf={({ id }) => id}
        gap={8}
        label={t('do_log')}
        positionKey={`webhook-log-${webhook.id}`}
        empty={<EmptyState scene="chats" title={t('log_empty')} text={t('log_empty_text')} />}
      >
        {(delivery) => (
          <DeliveryRow
            delivery={delivery}
            isPaused={replay.isPending}
            onReplay={
              canReplay && delivery.state !== 'waiting' && delivery.type !== 'webhook.ping'
                ? () => void replay.send({ params, body: { delivery: delivery.id } })
                : undefined
            }
          />
        )}
      </EndlessView>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;
