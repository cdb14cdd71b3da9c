import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { RequestContext } from '../../../platform/http/request-context.ts';

/**
 * Answers what has become of an order, as the caller may see it. Receipts are put together above
 * orders, from everything that orders can be of, and handed in.
 */
export type ReadReceipt = (
  id: number,
  context: Pick<RequestContext, 'actor' | 'locale'>,
) => Promise<Receipt>;
