import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { Subscription } from './read-registration-id.ts';
import type { ServerKeys } from './server-keys.ts';

export interface Push {
  readonly registration: Subscription & { readonly user_id: number };
  readonly payload: PushPayload;
  /** The same whenever this push is tried again. */
  readonly key: string;
  /** Wakes a device that saves its battery. */
  readonly isUrgent: boolean;
}

/** Hands a push to a browser's service; `gone` when that will never take one for this browser again. */
export type PushPort = (push: Push) => Promise<'sent' | 'gone'>;

/** What waits longer for a device is not sent; in seconds. */
const LIVES_SECONDS = 86_400;
const TOPIC_LENGTH = 32;
const LIMITS = { maxBytes: 10_000, timeoutMs: 10_000 };

/** The browser has unsubscribed, or has subscribed with a key that this server does not have (any more). */
const GONE: readonly (number | undefined)[] = [403, 404, 410];

/**
 * Encrypts a push for its browser (RFC 8291) and signs it (RFC 8292). The address is the browser's word, so it is
 * reached like everything that people name.
 */
export function createPushPort(
  outbound: Pick<Outbound, 'fetch'>,
  { publicKey, privateKey, subject }: ServerKeys,
): PushPort {
  return async ({ registration, payload, isUrgent }) => {
    const { endpoint, p256dh, auth } = registration;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: LIVES_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        // Of those that wait for a device only the latest about one thing reaches it.
        topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, TOPIC_LENGTH),
        contentEncoding: 'aes128gcm',
      },
    );
    // Its length is what the fetcher sends.
    const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
    try {
      await outbound.fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? []),
        ...LIMITS,
      });
      return 'sent';
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const isNowhere = error.problem === 'address' || GONE.includes(error.status);
      if (isNowhere) return 'gone';
      throw error;
    }
  };
}
