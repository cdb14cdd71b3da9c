import { useAtomValue } from 'jotai';
import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryState,
} from '@karavan/shared-api/contract/webhooks';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { eventKey } from './event-words.ts';
import { useT } from './translation.ts';

const TONES = {
  waiting: 'pending',
  delivered: 'positive',
  failed: 'negative',
} as const satisfies Record<WebhookDeliveryState, PillTone>;

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly isPaused: boolean;
  readonly onReplay: (() => void) | undefined;
}

/** One message: what it tells, its id, and each attempt with its answer. */
export function DeliveryRow({ delivery, isPaused, onReplay }: DeliveryRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { type: event, subject, state, created_at, next_at, attempts, message_id } = delivery;
  const time = (at: string) => formatDate(new Date(at), 'DD.MM.YYYY HH:mm', locale);
  return (
    <Row>
      <Top>
        <strong>{t(eventKey(event))}</strong>
        <StatePill tone={TONES[state]}>{t(`delivery_${state}`)}</StatePill>
      </Top>
      <Muted>{`${time(created_at)} · ${subject}`}</Muted>
      {next_at !== null && <Muted>{t('next_try', { time: time(next_at) })}</Muted>}
      <details>
        <summary>{t('attempts', { count: attempts.length })}</summary>
        <Muted>{message_id}</Muted>
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              {`${time(attempt.at)} · ${outcomeOf(attempt, t)} · ${t('took', { count: attempt.duration_ms })}`}
              {attempt.excerpt !== '' && <Excerpt>{attempt.excerpt}</Excerpt>}
            </li>
          ))}
        </ol>
      </details>
      {onReplay && (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon={<RotateCcw size={16} />}
            paused={isPaused}
            onClick={onReplay}
          >
            {t('replay')}
          </Button>
        </div>
      )}
    </Row>
  );
}

function outcomeOf({ status, problem }: WebhookAttempt, t: ReturnType<typeof useT>): string {
  if (status !== null) return `HTTP ${status}`;
  if (problem === 'time') return t('problem_time');
  return t(problem === 'address' ? 'problem_address' : 'problem_network');
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;

  summary {
    min-height: ${size.touch};
    align-content: center;
    color: ${color.accent};
    font: ${type.second};
    cursor: pointer;
  }

  ol {
    display: grid;
    gap: ${space[1]};
    margin: ${space[1]} 0 0;
    padding-left: ${space[5]};
    font: ${type.second};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Excerpt = styled.code`
  display: block;
  color: ${color.textMuted};
`;
