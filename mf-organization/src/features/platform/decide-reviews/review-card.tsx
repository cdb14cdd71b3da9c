import type { VisibilityCase } from '@karavan/shared-api/contract/visibility';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OnTrial, Quote, StepHistory, useMoment } from '../case-parts.tsx';
import { useT } from '../translation.ts';
import { ReviewForm } from './lazy-review-form.tsx';

interface ReviewCardProps {
  readonly shown: VisibilityCase;
  /** Somebody else was faster. */
  readonly onOvertaken: (isListed: boolean) => void;
}

/** One organization that is limited, or was: why, what its owner says, and the decision. */
export function ReviewCard({ shown, onOvertaken }: ReviewCardProps) {
  const t = useT();
  const moment = useMoment();
  const { organization, reason, since, request, decisions } = shown;
  return (
    <Panel aria-label={organization.title}>
      <OnTrial organization={organization} />
      {reason !== null && since !== null && (
        <Quote title={t('limited_since', { date: moment(since) })}>{reason}</Quote>
      )}
      {request && (
        <Quote title={t('owner_asks', { date: moment(request.created_at) })}>{request.text}</Quote>
      )}
      <StepHistory steps={shown.history} />
      {decisions.length > 0 && <ReviewForm shown={shown} onOvertaken={onOvertaken} />}
    </Panel>
  );
}
