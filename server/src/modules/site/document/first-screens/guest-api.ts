import type { FastifyInstance } from 'fastify';
import type { ApiAnswer, FromRenderer } from './messages.ts';

/** Calls the API of this server. */
export type CallApi = (
  /** Path and query. */
  url: string,
  headers: Readonly<Record<string, string>>,
) => Promise<ApiAnswer>;

type Call = Extract<FromRenderer, { kind: 'call' }>;

/** What the API may learn of a visitor whose screen is kept for others. */
const HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'x-currency',
  'x-device-timestamp',
  'x-requested-with',
]);

/** The address that renderers know this server by. */
const ORIGIN = 'http://server';

/** Asks the API what any guest may read; null when a renderer asks for anything else. */
export async function askAsGuest(callApi: CallApi, { method, url, headers }: Call) {
  if (method !== 'GET') return null;
  const address = URL.parse(url, ORIGIN);
  if (address?.origin !== ORIGIN || !address.pathname.startsWith('/api/v1/')) return null;
  const told = Object.entries(headers).filter(([name]) => HEADERS.has(name.toLowerCase()));
  return callApi(address.pathname + address.search, Object.fromEntries(told));
}

/** Reaches a server's own routes without a socket. */
export function callInside(app: FastifyInstance): CallApi {
  return async (url, headers) => {
    const answer = await app.inject({ method: 'GET', url, headers });
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type']),
      body: answer.rawPayload,
    };
  };
}
