import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Visibility, VisibilityCase } from '@karavan/shared-api/contract/visibility';
import { presentOnTrial } from '../organization-on-trial.ts';
import { presentStep, presentStepToOwner } from '../standing-steps.ts';
import { reviewDecisionsFor, whyNoReview } from './visibility-transitions.ts';
import type { findVisibility, VisibilityCaseRow } from './visibility.queries.ts';

type FoundVisibility = NonNullable<Awaited<ReturnType<typeof findVisibility>>>;

export function presentVisibility(row: FoundVisibility, now: Date): Visibility {
  const state = row.state ?? 'normal';
  const refusal = whyNoReview(state, row.review_after, now);
  return {
    state,
    ...presentRestriction(row, state !== 'normal'),
    can_request: refusal === null,
    refusal,
    possible_at: refusal === 'too_early' ? (row.review_after?.toISOString() ?? null) : null,
    history: row.history.map(presentStepToOwner),
  };
}

export function presentVisibilityCase(row: VisibilityCaseRow, locale: Locale): VisibilityCase {
  return {
    id: row.organization_id,
    organization: presentOnTrial(row, locale),
    state: row.state,
    ...presentRestriction(row, row.state !== 'normal'),
    history: row.history.map(presentStep),
    decisions: reviewDecisionsFor(row.state),
  };
}

interface Restriction {
  readonly reason: string | null;
  readonly since: Date | null;
  readonly request_text: string | null;
  readonly requested_at: Date | null;
}

function presentRestriction(
  { reason, since, request_text: text, requested_at }: Restriction,
  isLimited: boolean,
) {
  return {
    reason: isLimited ? reason : null,
    since: isLimited && since ? since.toISOString() : null,
    request:
      text !== null && requested_at ? { text, created_at: requested_at.toISOString() } : null,
  };
}
