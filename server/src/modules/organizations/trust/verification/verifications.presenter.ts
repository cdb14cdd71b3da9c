import type { Locale } from '@karavan/shared-api/contract/locales';
import type {
  Verification,
  VerificationCase,
  VerificationDocument,
  VerificationStatus,
} from '@karavan/shared-api/contract/verifications';
import { presentOnTrial } from '../organization-on-trial.ts';
import { presentStep, presentStepToOwner } from '../standing-steps.ts';
import { canVerificationMove, verificationDecisionsFor } from './verification-transitions.ts';
import type { findVerification, VerificationCaseRow } from './verifications.queries.ts';

interface DocumentRow {
  readonly id: number;
  readonly byte_size: number;
  readonly created_at: Date | string;
}

export const presentDocument = ({
  id,
  byte_size,
  created_at,
}: DocumentRow): VerificationDocument => ({
  id,
  byte_size,
  created_at: new Date(created_at).toISOString(),
});

type FoundVerification = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

export function presentVerification(
  { verification_status, history, request }: FoundVerification,
  drafts: readonly DocumentRow[],
): Verification {
  const status = verification_status as VerificationStatus;
  const until = request?.documents.find(({ delete_after }) => delete_after !== null)?.delete_after;
  return {
    status,
    can_request: canVerificationMove('request', status),
    reason: status === 'rejected' || status === 'revoked' ? (request?.reason ?? null) : null,
    drafts: drafts.map(presentDocument),
    request: request
      ? {
          note: request.note,
          created_at: request.created_at.toISOString(),
          documents: request.documents.map(presentDocument),
          documents_until: until ? new Date(until).toISOString() : null,
        }
      : null,
    history: history.map(presentStepToOwner),
  };
}

export function presentVerificationCase(
  row: VerificationCaseRow,
  locale: Locale,
): VerificationCase {
  const { status, reason, decided_at, decided_by } = row;
  // What the organization has become since is decided on its latest request.
  const isCurrent = row.verification_status === status;
  return {
    id: row.id,
    organization: presentOnTrial(row, locale),
    title: row.title,
    status,
    note: row.note,
    places: row.places.map(({ source, phone }) => ({ source, phone })),
    documents: row.documents.map(presentDocument),
    created_at: row.created_at.toISOString(),
    decisions: isCurrent ? verificationDecisionsFor(status) : [],
    decided: decided_at && {
      decision: status,
      reason: reason ?? '',
      by: decided_by ?? '',
      at: decided_at.toISOString(),
    },
    history: row.history.map(presentStep),
  };
}
