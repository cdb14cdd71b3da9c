import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** A request that asks to be done once. */
export interface IdempotencyClaim {
  readonly key: string;
  /** Over the route and its parsed input: fields that the route does not know make no other request. */
  readonly requestHash: Buffer;
  state: 'pending' | 'ran' | 'replayed';
}

const HEADER = 'idempotency-key';

/**
 * @throws ApiError `idempotency_key_required` without a key, and `invalid_input` for one that is no
 * printable text of at most 200 characters
 */
export function readClaim(
  request: FastifyRequest,
  address: string,
  input: object,
): IdempotencyClaim {
  const key = request.headers[HEADER];
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiError('invalid_input', { fields: { [HEADER]: [{ problem: 'invalid' }] } });
  }
  const requestHash = createHash('sha256')
    .update(`${address} ${JSON.stringify(input)}`)
    .digest();
  return { key, requestHash, state: 'pending' };
}
