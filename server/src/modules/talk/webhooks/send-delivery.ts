import type { Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { OutboundError, type OutboundProblem } from '../../../platform/outbound/outbound-error.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { redactAnswer } from './redact-answer.ts';
import type { DueDelivery } from './take-due.ts';
import { deriveSecret, signMessage } from './webhook-secret.ts';
import { messageId } from './webhooks.presenter.ts';
import { writePayload } from './write-payload.ts';

export interface DeliveryParts {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly outbound: Pick<Outbound, 'tell'>;
  /** What secrets are derived with. */
  readonly key: Buffer;
}

/** What came of an attempt: a status, or the reason why there is none. */
export interface Outcome {
  readonly status: number | null;
  readonly problem: OutboundProblem | null;
  readonly durationMs: number;
  readonly excerpt: string;
}

/** How long an answer may take, in milliseconds. */
export const TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 2048;

/** Sends a message, signed with the secret and, for a day after another one was drawn, with the former one. */
export async function sendDelivery(
  { outbound, key }: Pick<DeliveryParts, 'outbound' | 'key'>,
  delivery: DueDelivery,
): Promise<Outcome> {
  const body = writePayload({
    type: delivery.type,
    organizationId: delivery.organization_id,
    data: delivery.data ?? { webhookId: delivery.webhook_id },
    at: delivery.happened_at,
  });
  const salts = [delivery.salt, ...(delivery.former_salt ? [delivery.former_salt] : [])];
  const secrets = salts.map((salt) => deriveSecret(key, salt));
  const timestamp = Math.floor(Date.now() / 1000);
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  try {
    const { status, beginning } = await outbound.tell(delivery.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Karavan-Webhooks/1',
        ...signMessage(secrets, { id: messageId(delivery.key), timestamp, body }),
      },
      body,
      maxBytes: ANSWER_MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return { status, problem: null, durationMs: durationMs(), excerpt: redactAnswer(beginning) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { status: null, problem: error.problem, durationMs: durationMs(), excerpt: '' };
  }
}
