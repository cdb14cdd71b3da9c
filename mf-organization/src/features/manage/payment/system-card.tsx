import { useState } from 'react';
import styled from 'styled-components';
import type { PaymentSystem } from '@karavan/shared-api/contract/payment-systems';
import type { AccountState } from '@karavan/shared-api/contract/payment-system-states';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Head, Hint, Reason, Title } from '../shared/panel-parts.tsx';
import { SystemForm } from './lazy-system-forms.tsx';
import { SystemActions } from './system-actions.tsx';
import { SystemHistory } from './system-history.tsx';
import { TestResult } from './test-result.tsx';
import { useT } from './translation.ts';

const TONES = {
  draft: 'pending',
  confirmation: 'active',
  active: 'positive',
  suspended: 'negative',
  removed: 'negative',
} as const satisfies Record<AccountState, PillTone>;

interface SystemCardProps {
  readonly organizationId: number;
  readonly system: PaymentSystem;
}

/** One account: whose it is, where it stands, what its test came to, and the next step. */
export function SystemCard({ organizationId, system }: SystemCardProps) {
  const t = useT();
  const [isEdited, setEdited] = useState(false);
  const { id, provider, label, merchant_id, secret_last4, state, suspended_by } = system;
  const title = `payment-system-${id}`;
  return (
    <Panel aria-labelledby={title}>
      <Head>
        <Title id={title}>{label}</Title>
        <StatePill tone={TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Head>
      <Hint>{t(suspended_by === null ? `state_${state}_text` : `suspended_${suspended_by}`)}</Hint>
      {system.reason !== '' && <Reason title={t('platform_says')}>{system.reason}</Reason>}
      {provider === 'platform' ? (
        <Hint>{t('of_platform')}</Hint>
      ) : (
        <Facts>
          <div>
            <dt>{t('merchant_id')}</dt>
            <dd>{merchant_id}</dd>
          </div>
          <div>
            <dt>{t('secret')}</dt>
            <dd>{`•••• ${secret_last4 ?? ''}`}</dd>
          </div>
        </Facts>
      )}
      {system.open_payments > 0 && state !== 'active' && (
        <Hint>{t('open_payments', { count: system.open_payments })}</Hint>
      )}
      {system.test && <TestResult test={system.test} />}
      {isEdited ? (
        <SystemForm
          organizationId={organizationId}
          system={system}
          onDone={() => setEdited(false)}
        />
      ) : (
        <SystemActions
          organizationId={organizationId}
          system={system}
          onEdit={() => setEdited(true)}
        />
      )}
      <SystemHistory steps={system.history} />
    </Panel>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    font: ${type.label};
    overflow-wrap: anywhere;
  }
`;
