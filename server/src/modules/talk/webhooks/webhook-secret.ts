import { createHmac, randomBytes } from 'node:crypto';

const SALT_BYTES = 32;

/** What a secret of a webhook is derived from; another one for each secret. */
export const drawSalt = (): Buffer => randomBytes(SALT_BYTES);

/** The 32 bytes that a webhook's messages are signed with. Whoever has the salts alone can sign nothing. */
export const deriveSecret = (key: Buffer, salt: Buffer): Buffer =>
  createHmac('sha256', key).update('webhook:').update(salt).digest();

/** As receivers keep it, in the form of Standard Webhooks. */
export const writeSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

interface Message {
  readonly id: string;
  /** In seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of a message, signed with each of the secrets, as Standard Webhooks has it. */
export function signMessage(
  secrets: readonly Buffer[],
  { id, timestamp, body }: Message,
): Readonly<Record<string, string>> {
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
