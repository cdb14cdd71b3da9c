import type { z } from 'zod';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { Outbound, OutboundRequest } from '../../../platform/outbound/outbound.ts';

const MAX_BYTES = 1_000_000;
/** Somebody waits for it. */
const TIMEOUT_MS = 6000;

export type Gateways = Pick<Outbound, 'fetch'>;

/**
 * Asks a service for JSON.
 * @returns null where it says that there is no such thing
 * @throws OutboundError where it does not answer as it should
 */
export async function askService<T>(
  gateways: Gateways,
  {
    url,
    ...request
  }: { readonly url: string } & Pick<OutboundRequest, 'method' | 'headers' | 'body'>,
  schema: z.ZodType<T>,
): Promise<T | null> {
  let content: Buffer;
  try {
    ({ content } = await gateways.fetch(url, {
      ...request,
      accepts: ['application/json'],
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    }));
  } catch (error) {
    const status = error instanceof OutboundError ? error.status : undefined;
    if (status === 404 || status === 400) return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new OutboundError('type', { cause });
  }
}
