import type { TextGateway } from '../env/providers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { MessagePort } from './message-port.ts';

const ANSWER_MAX_BYTES = 65_536;
const TIMEOUT_MS = 15_000;

/** Posts each SMS or WhatsApp message to a gateway; any success status means that it has taken it. */
export function createTextPort(
  outbound: Outbound,
  { url, authorization, template }: TextGateway,
): MessagePort {
  const isJson = template.trimStart().startsWith('{');
  const escape = isJson ? escapeJson : encodeURIComponent;
  const headers = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(authorization !== undefined && { authorization }),
  };
  return async ({ to, text, providerKey }) => {
    const values = { to, text, key: providerKey };
    const body = template.replaceAll(/\{(to|text|key)\}/g, (_, name: keyof typeof values) =>
      escape(values[name]),
    );
    const limits = { maxBytes: ANSWER_MAX_BYTES, timeoutMs: TIMEOUT_MS };
    await outbound.fetch(url, { method: 'POST', headers, body, ...limits });
  };
}

/** For use between the quotes that the template has. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);
