import { linesHold, type OrderKindRules } from '../orders/index.ts';
import { findEventPhase } from './find-event-phase.ts';

/** Tickets: an order holds places, which are the stock of the event's sections. */
export const ticketKind: OrderKindRules = {
  ...linesHold,
  findPhase: findEventPhase,
  // Nobody accepts tickets: how long they are held is settled when they are bought.
  clientDeadline: () => null,
  cancellationFee: null,
  onPaid: 'issue',
};
