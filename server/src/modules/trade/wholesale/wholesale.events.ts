import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { WholesaleAction } from './wholesale-transitions.ts';

/** A client asks for wholesale prices, or their request has gone along a row of its table. */
export const wholesaleMoved = defineEvent<{
  readonly organizationId: number;
  readonly clientId: number;
  readonly actorId: number;
  readonly action: WholesaleAction | 'request';
  /** The how manieth move of this client there. */
  readonly version: number;
}>('wholesale-moved');
