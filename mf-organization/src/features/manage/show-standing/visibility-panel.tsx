import { useAtomValue } from 'jotai';
import type { Visibility, VisibilityState } from '@karavan/shared-api/contract/visibility';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { useT } from './translation.ts';
import { ReviewForm } from './lazy-forms.tsx';
import { Head, Hint, Reason, Title } from '../shared/panel-parts.tsx';
import { ProgressLine } from '../shared/progress-line.tsx';
import { Steps } from './steps.tsx';

const TONES = {
  normal: 'positive',
  limited: 'negative',
  review_requested: 'pending',
} as const satisfies Record<VisibilityState, PillTone>;

interface VisibilityPanelProps {
  readonly organizationId: number;
  readonly visibility: Visibility;
}

/** Whether people find the organization; if not, why, since when, and how that ends. */
export function VisibilityPanel({ organizationId, visibility }: VisibilityPanelProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { state, reason, since, request, can_request, possible_at } = visibility;
  const date = (iso: string) => formatDate(new Date(iso), 'DD.MM.YYYY', locale);
  return (
    <Panel aria-labelledby="visibility">
      <Head>
        <Title id="visibility">{t('visibility')}</Title>
        <StatePill tone={TONES[state]}>{t(`visibility_${state}`)}</StatePill>
      </Head>
      {state !== 'normal' && (
        <ProgressLine
          label={t('review_progress')}
          steps={[
            { label: t('step_limited'), state: 'failed' },
            {
              label: t('step_review'),
              state: state === 'review_requested' ? 'current' : 'ahead',
            },
            { label: t('step_found'), state: 'ahead' },
          ]}
        />
      )}
      <Hint>{t(`visibility_${state}_text`)}</Hint>
      {reason !== null && since !== null && (
        <Reason title={t('limited_since', { date: date(since) })}>{reason}</Reason>
      )}
      {request && (
        <Reason title={t('asked_on', { date: date(request.created_at) })}>{request.text}</Reason>
      )}
      {possible_at !== null && <Hint>{t('review_possible', { date: date(possible_at) })}</Hint>}
      {can_request && <ReviewForm organizationId={organizationId} />}
      <Steps steps={visibility.history} />
    </Panel>
  );
}
