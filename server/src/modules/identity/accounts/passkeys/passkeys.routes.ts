import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/passkeys';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import { findPerson, type PeopleTables } from '../../people/index.ts';
import type { LocateAddress } from '../../regions/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { EdgeGuard } from '../edge-guard.ts';
import { placeOf } from '../new-device.ts';
import { addPasskey, startAdding } from './add-passkey.ts';
import { CHALLENGE_MINUTES, drawChallenge } from './challenges.ts';
import { findPasskeys, presentPasskey, rename } from './passkeys.queries.ts';
import type { PasskeysTables } from './passkeys.tables.ts';
import type { RelyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

type Tables = PasskeysTables & AccountsTables & AuthTables & PeopleTables & FilesTables;

interface PasskeysDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly site: RelyingParty;
  readonly edge: EdgeGuard;
  readonly locate: LocateAddress;
}

/** The passkeys of a person, and the beginning of a sign-in with one. */
export function passkeysRoutes(dependencies: PasskeysDependencies): ImplementedRoute[] {
  const { db, transact, site, edge, locate } = dependencies;
  const placeAt = ({ address, locale }: { readonly address: string; readonly locale: Locale }) =>
    placeOf(locate, { address, location: '', locale });
  return [
    implement(contract.listPasskeys, async ({ context }) => {
      const passkeys = await findPasskeys(db, requireActor(context.actor).userId);
      return { list: passkeys.map(presentPasskey) };
    }),
    implement(contract.startPasskey, async ({ body: { token: proof }, context }) => {
      const actor = requireActor(context.actor);
      const person = await findPerson(db, actor.userId);
      if (!person) throw new ApiError('not_signed_in');
      return startAdding(dependencies, actor, { person, proof });
    }),
    implement(contract.addPasskey, async ({ body: { name, credential }, context }) => {
      const actor = requireActor(context.actor);
      const place = await placeAt(context);
      return edge.guard(context.address, () =>
        addPasskey(dependencies, actor, { name, credential, place }),
      );
    }),
    implement(contract.renamePasskey, async ({ params: { id }, body: { name }, context }) => {
      const { userId } = requireActor(context.actor);
      const renamed = await rename(db, { userId, id, name });
      if (!renamed) throw new ApiError('not_found');
      return renamed;
    }),
    implement(contract.removePasskey, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      await removePasskey(transact, { userId, id, place: await placeAt(context) });
      return undefined;
    }),
    implement(contract.startPasskeySignIn, async () => ({
      challenge: await drawChallenge(db, { purpose: 'sign_in', session_id: null }),
      rpId: site.id,
      timeout: CHALLENGE_MINUTES * MINUTE_MS,
      userVerification: 'required' as const,
    })),
  ];
}
