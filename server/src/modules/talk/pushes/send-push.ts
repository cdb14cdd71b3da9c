import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PushKind } from '@karavan/shared-api/contract/notification-kinds';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { isLive } from '../../../platform/auth/live-sessions.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendPushTask, type PushSubject } from './plan-pushes.ts';
import { readPreferences } from './preferences.ts';
import type { PushPort } from './push-port.ts';
import type { PushesTables } from './pushes.tables.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** Who reads a push, and how. */
export interface PushReading {
  readonly userId: number;
  readonly id: number;
  readonly locale: Locale;
  /** Whether what somebody has written may be in it. */
  readonly showsText: boolean;
}

/** A push with what it is one of, for whoever wants none of a kind. */
export interface PushTold {
  readonly kind: PushKind;
  readonly payload: PushPayload;
}

/** What there is to tell, as it stands now: null when it is gone, or was seen elsewhere meanwhile. */
type ReadPush = (reading: PushReading) => Promise<PushTold | null>;

interface SendPushDependencies {
  readonly db: Kysely<PushesTables & AuthTables>;
  readonly port: PushPort;
  readonly readers: Readonly<Record<PushSubject['kind'], ReadPush>>;
}

/**
 * Sends one push to one browser, unless its person wants none of the kind. In their quiet hours it waits for the end
 * of them, and is told then as it stands then. Forgets a browser that its push service does not know any more.
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
  const told = await readers[about.kind]({ userId, id: about.id, locale, showsText });
  if (!told) return;
  const { without_push, quiet, time_zone } = await readPreferences(db, userId);
  if (without_push.includes(told.kind)) return;
  const runAt = quiet && endOfQuiet(new Date(), quiet, time_zone);
  if (runAt) return addJob(db, sendPushTask, { registrationId, about }, { runAt });
  const { payload } = told;
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
