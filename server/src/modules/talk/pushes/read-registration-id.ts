import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../../../platform/errors/api-error.ts';

/** What a browser calls a subscription. */
export type Subscription = z.output<typeof Subscription>;
const Subscription = z
  .object({
    // As addresses are written, so that one browser is one row.
    endpoint: z
      .url({ protocol: /^https$/ })
      .transform((address) => new URL(address).href)
      .pipe(z.string().max(1000)),
    keys: z.object({
      // A point of P-256, and a secret of 16 bytes.
      p256dh: z
        .string()
        .regex(/^[A-Za-z0-9_-]{87}$/)
        .refine(isPoint),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
    }),
  })
  .transform(({ endpoint, keys }) => ({ endpoint, ...keys }));

/** @throws ApiError `invalid_input` for what is no subscription of a browser */
export function readRegistrationId(registrationId: string): Subscription {
  const read = Subscription.safeParse(parse(registrationId));
  if (read.success) return read.data;
  throw new ApiError('invalid_input', { fields: { registration_id: [{ problem: 'invalid' }] } });
}

export function writeRegistrationId({ endpoint, p256dh, auth }: Subscription): string {
  return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
