import type { Kysely } from 'kysely';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentReceipt } from './receipts.presenter.ts';
import { findReceipt } from './receipts.queries.ts';

/**
 * An order as whoever asks may see it.
 * @throws ApiError `not_found` for an order of others
 */
export async function readReceipt(
  db: Kysely<Tables>,
  id: number,
  { actor, locale }: Pick<RequestContext, 'actor' | 'locale'>,
): Promise<Receipt> {
  const { userId } = requireActor(actor);
  const row = await findReceipt(db, id, userId);
  if (!row) throw new ApiError('not_found');
  return presentReceipt(row, userId, locale);
}
