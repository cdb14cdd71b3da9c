import { z } from 'zod';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import type { Rates } from './convert-money.ts';

/** What services of rates commonly answer; all else in it is passed over. */
const Answer = z.object({ rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()) });

/**
 * Units of each currency for one dollar, from the service that the environment names.
 * @throws OutboundError or ZodError: the job is tried again, and the rates stay as they are meanwhile
 */
export async function fetchRates(outbound: Pick<Outbound, 'fetch'>, url: string): Promise<Rates> {
  const { content } = await outbound.fetch(url, {
    accepts: ['application/json'],
    maxBytes: 1_000_000,
    timeoutMs: 10_000,
  });
  const { rates } = Answer.parse(JSON.parse(content.toString()));
  return new Map(Object.entries(rates).map(([currency, rate]) => [currency, rate.toFixed(8)]));
}
