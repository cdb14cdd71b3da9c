import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { AgreementAction } from './agreement-transitions.ts';

/** An organization has asked a delivery service, or their agreement has gone along a row of its table. */
export const agreementMoved = defineEvent<{
  /** Whose staff has acted. */
  readonly organizationId: number;
  readonly actorId: number;
  readonly agreementId: number;
  /** Whose things are brought. */
  readonly senderId: number;
  readonly serviceId: number;
  readonly action: AgreementAction | 'request';
}>('agreement-moved');
