import { useAtomValue } from 'jotai';
import type { OrganizationLife } from '@karavan/shared-api/contract/life';
import type { LifeState } from '@karavan/shared-api/contract/life-states';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { Head, Hint, Title } from '../shared/panel-parts.tsx';
import { ProgressLine, type ProgressStep } from '../shared/progress-line.tsx';
import { Duties } from './duties.tsx';
import { LifeHistory } from './life-history.tsx';
import { ClosingForm } from './lazy-closing-form.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { useT } from './translation.ts';

const TONES = {
  active: 'positive',
  announced: 'pending',
  closing: 'pending',
  deactivated: 'negative',
} as const satisfies Record<LifeState, PillTone>;

/** Announced, finishing, closed. */
const PROGRESS = {
  active: ['ahead', 'ahead', 'ahead'],
  announced: ['current', 'ahead', 'ahead'],
  closing: ['done', 'current', 'ahead'],
  deactivated: ['done', 'done', 'done'],
} as const satisfies Record<LifeState, readonly ProgressStep['state'][]>;

interface LifePanelProps {
  readonly organizationId: number;
  readonly life: OrganizationLife;
}

/** Where an organization stands, what that means, what is still open, and the next step. */
export function LifePanel({ organizationId, life }: LifePanelProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { state, closes_on, cashback_owed, duties } = life;
  const date =
    closes_on === null ? '' : formatDate(new Date(`${closes_on}T12:00`), 'DD.MM.YYYY', locale);
  const [announced, finishing, closed] = PROGRESS[state];
  const isOwed = Number(cashback_owed.amount) > 0;
  return (
    <Panel aria-labelledby="life">
      <Head>
        <Title id="life">{t('life')}</Title>
        <StatePill tone={TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Head>
      {state !== 'active' && (
        <ProgressLine
          label={t('progress')}
          steps={[
            { label: t('step_announced'), state: announced },
            { label: t('step_finishing'), state: finishing },
            { label: t('step_closed'), state: closed },
          ]}
        />
      )}
      <Hint>{t(`state_${state}_text`, { date })}</Hint>
      {isOwed && <Hint>{t('cashback_owed', { sum: formatMoney(cashback_owed, locale) })}</Hint>}
      {state !== 'deactivated' && <Duties duties={duties} isClosing={state === 'closing'} />}
      {(state === 'announced' || state === 'deactivated') && (
        <ReopenButton organizationId={organizationId} state={state} />
      )}
      {(state === 'active' || (state === 'announced' && life.can_close_now)) && (
        <ClosingForm key={state} organizationId={organizationId} life={life} />
      )}
      <LifeHistory steps={life.history} />
    </Panel>
  );
}
