import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/pushes';
import type { Actor } from '../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import type { PushesTables } from './pushes.tables.ts';
import { readRegistrationId, writeRegistrationId } from './read-registration-id.ts';
import { registerPush } from './register-push.ts';

interface PushesDependencies {
  readonly db: Kysely<PushesTables>;
  readonly transact: Transact<PushesTables & AuthTables>;
  /** The server's key, as a browser takes it. */
  readonly publicKey: string;
}

/** Where a session is sent pushes. */
export function pushesRoutes({ db, transact, publicKey }: PushesDependencies): ImplementedRoute[] {
  async function readSettings({ sessionId }: Actor): Promise<contract.PushSettings> {
    const row = await db
      .selectFrom('push_registration')
      .select(['endpoint', 'p256dh', 'auth', 'device_id', 'name', 'language', 'shows_text'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (!row) return { public_key: publicKey, registration: null };
    const { device_id, name, language, shows_text } = row;
    const registration_id = writeRegistrationId(row);
    return {
      public_key: publicKey,
      registration: { registration_id, device_id, name, language, shows_text },
    };
  }

  return [
    implement(contract.getPushSettings, ({ context }) => readSettings(requireActor(context.actor))),
    implement(contract.registerPush, async ({ body, context }) => {
      const actor = requireActor(context.actor);
      await transact((unit) => registerPush(unit, actor, body));
      return readSettings(actor);
    }),
    implement(contract.changePushSettings, async ({ body, context }) => {
      const actor = requireActor(context.actor);
      const { numUpdatedRows } = await db
        .updateTable('push_registration')
        .set({
          language: body.language,
          ...(body.shows_text !== undefined && { shows_text: body.shows_text }),
        })
        .where('session_id', '=', actor.sessionId)
        .where('endpoint', '=', readRegistrationId(body.registration_id).endpoint)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new ApiError('not_found');
      return readSettings(actor);
    }),
    implement(contract.getPushPreferences, ({ context }) =>
      readPreferences(db, requireActor(context.actor).userId),
    ),
    implement(contract.changePushPreferences, async ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      await changePreferences(db, userId, body);
      return readPreferences(db, userId);
    }),
    implement(contract.removePush, async ({ context }) => {
      const actor = requireActor(context.actor);
      await db.deleteFrom('push_registration').where('session_id', '=', actor.sessionId).execute();
      return readSettings(actor);
    }),
  ];
}
