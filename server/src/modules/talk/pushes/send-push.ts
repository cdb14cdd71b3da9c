import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { isLive } from '../../../platform/auth/live-sessions.ts';
import type { PushSubject } from './plan-pushes.ts';
import type { PushPort } from './push-port.ts';
import type { PushesTables } from './pushes.tables.ts';

/** Who reads a push, and how. */
export interface PushReading {
  readonly userId: number;
  readonly id: number;
  readonly locale: Locale;
  /** Whether what somebody has written may be in it. */
  readonly showsText: boolean;
}

/** What there is to tell, as it stands now: null when it is gone, or was seen elsewhere meanwhile. */
type ReadPush = (reading: PushReading) => Promise<PushPayload | null>;

interface SendPushDependencies {
  readonly db: Kysely<PushesTables & AuthTables>;
  readonly port: PushPort;
  readonly readers: Readonly<Record<PushSubject['kind'], ReadPush>>;
}

/**
 * Sends one push to one browser, and forgets that browser when its push service does not know it any more.
 * @throws whatever the port throws: the job is run again
 */
export async function sendPush(
  { db, port, readers }: SendPushDependencies,
  { registrationId, about }: { readonly registrationId: number; readonly about: PushSubject },
): Promise<void> {
  const registration = await db
    .selectFrom('push_registration')
    .selectAll()
    .where('id', '=', registrationId)
    .where((eb) => isLive(eb.ref('session_id')))
    .executeTakeFirst();
  if (!registration) return;
  const { user_id: userId, language: locale, shows_text: showsText } = registration;
  const payload = await readers[about.kind]({ userId, id: about.id, locale, showsText });
  if (!payload) return;
  const key = `${about.kind}:${about.id}:${registrationId}`;
  const outcome = await port({ registration, payload, key, isUrgent: about.kind === 'message' });
  if (outcome === 'gone') {
    await db
      .deleteFrom('push_registration')
      .where('id', '=', registrationId)
      // It may have subscribed anew meanwhile.
      .where('endpoint', '=', registration.endpoint)
      .execute();
  }
}
