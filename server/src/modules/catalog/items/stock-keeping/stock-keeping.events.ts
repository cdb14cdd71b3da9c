import { defineEvent } from '../../../../platform/events/domain-event.ts';

/** A size of a product that is on sale runs out. */
export const stockFell = defineEvent<{
  readonly organizationId: number;
  readonly itemId: number;
  readonly sizeId: number;
  /** The how manieth time. */
  readonly fall: number;
}>('stock-fell');
