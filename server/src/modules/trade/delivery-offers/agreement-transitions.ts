import type { AgreementStatus } from '@karavan/shared-api/contract/delivery-terms';

/** Which of the two an organization is. */
export type AgreementSide = 'organization' | 'service';

interface AgreementTransition {
  readonly from: AgreementStatus;
  readonly to: AgreementStatus;
  readonly by: readonly AgreementSide[];
}

/** The whole state machine of an agreement, from the request on. Nothing leads out of its ends. */
export const AGREEMENT_TRANSITIONS = {
  accept: { from: 'requested', to: 'accepted', by: ['service'] },
  decline: { from: 'requested', to: 'declined', by: ['service'] },
  withdraw: { from: 'requested', to: 'withdrawn', by: ['organization'] },
  end: { from: 'accepted', to: 'ended', by: ['organization', 'service'] },
} as const satisfies Readonly<Record<string, AgreementTransition>>;

export type AgreementAction = keyof typeof AGREEMENT_TRANSITIONS;
