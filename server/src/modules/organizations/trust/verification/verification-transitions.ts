import type {
  VerificationDecision,
  VerificationStatus,
} from '@karavan/shared-api/contract/verifications';

interface Transition {
  readonly from: readonly VerificationStatus[];
  readonly to: Exclude<VerificationStatus, 'none'>;
  readonly by: 'owner' | 'operator' | 'title';
}

/** How the verification of an organization goes on. Only `verified` shows the badge. */
export const VERIFICATION_TRANSITIONS = {
  request: { from: ['none', 'rejected', 'revoked'], to: 'pending', by: 'owner' },
  verify: { from: ['pending'], to: 'verified', by: 'operator' },
  reject: { from: ['pending'], to: 'rejected', by: 'operator' },
  revoke: { from: ['verified'], to: 'revoked', by: 'operator' },
  /** Whoever is called otherwise has not been verified. */
  rename: { from: ['verified'], to: 'revoked', by: 'title' },
} as const satisfies Readonly<Record<string, Transition>>;

export type VerificationAction = keyof typeof VERIFICATION_TRANSITIONS;

export function canVerificationMove(
  action: VerificationAction,
  status: VerificationStatus,
): boolean {
  const { from }: Transition = VERIFICATION_TRANSITIONS[action];
  return from.includes(status);
}

const DECISIONS = ['verify', 'reject', 'revoke'] as const satisfies readonly VerificationDecision[];

/** What operators may decide about the latest request of an organization. */
export const verificationDecisionsFor = (status: VerificationStatus): VerificationDecision[] =>
  DECISIONS.filter((decision) => canVerificationMove(decision, status));
