import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { MessagingTables } from '../../../platform/messaging/messaging.tables.ts';
import { keepInOutbox } from '../../../platform/messaging/sandbox-port.ts';
import type { PushPort } from './push-port.ts';

/** The demo's: what is pushed can be read at /dev, and goes to the browser as well where it can be reached. */
export function createSandboxPushPort(db: Kysely<MessagingTables>, port: PushPort): PushPort {
  return async (push) => {
    const { payload, registration, key } = push;
    const { title, body, url } = payload;
    await keepInOutbox(db, {
      providerKey: uuidOf(key),
      channel: 'push',
      to: uidOf(registration.user_id),
      text: [title, body, url].filter(Boolean).join('\n'),
      code: null,
    });
    return port(push);
  };
}

/** The same for the same key: what is tried again is kept once. */
function uuidOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
