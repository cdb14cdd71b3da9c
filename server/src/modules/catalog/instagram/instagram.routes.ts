import { sql, type Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/instagram-account';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { countWithin } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { bringPosts, type PostTables } from './bring-posts.ts';
import { beginAuthorization, forgetAccount, redeemState, storeAccount } from './connect-account.ts';
import type { Instagram } from './create-instagram.ts';
import type { InstagramTables } from './instagram.tables.ts';

type Tables = PostTables & AuditTables & ThrottleTables;

interface InstagramDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly store: FileStore;
  /** Null where it is off. */
  readonly instagram: Instagram | null;
}

/** What an organization brings from Instagram. */
export function instagramRoutes({
  db,
  transact,
  store,
  instagram,
}: InstagramDependencies): ImplementedRoute[] {
  const read = (organizationId: number) => readAccount(db, instagram, organizationId);

  function requireInstagram(): Instagram {
    if (!instagram) throw new ApiError('unavailable');
    return instagram;
  }

  /** The account is connected, whatever becomes of this: what fails now, the next hour brings. */
  async function bringFirst(id: number): Promise<void> {
    try {
      await bringPosts({ db, store, instagram: requireInstagram() }, id);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
    }
  }

  return [
    implement(contract.getInstagram, ({ params: { id } }) => read(id)),
    implement(contract.startInstagram, async ({ params: { id }, context }) => {
      const { port } = requireInstagram();
      const { userId } = requireActor(context.actor);
      const state = await beginAuthorization(db, { organizationId: id, userId });
      await transact(({ trx }) => recordAudit(trx, context, {}));
      return { url: port.authorizationUrl(state) };
    }),
    implement(contract.connectInstagram, async ({ params: { id }, body, context }) => {
      const { port, keyring } = requireInstagram();
      const { userId } = requireActor(context.actor);
      await redeemState(db, { organizationId: id, userId }, body.state);
      const account = await answered(port.exchange(body.code));
      if (account === 'refused') throw new ApiError('code_expired');
      await transact(async ({ trx }) => {
        await storeAccount(trx, keyring, { organizationId: id, userId, ...account });
        await recordAudit(trx, context, { username: account.username });
      });
      await bringFirst(id);
      return read(id);
    }),
    implement(contract.updateInstagram, async ({ params: { id }, context }) => {
      const dependencies = { db, store, instagram: requireInstagram() };
      const rule = { limit: 1, seconds: MINUTE_SECONDS / 6 };
      if (!(await countWithin(db, `instagram-update:${id}`, rule))) {
        throw new ApiError('too_many_requests');
      }
      await answered(bringPosts(dependencies, id));
      await transact(({ trx }) => recordAudit(trx, context, {}));
      return read(id);
    }),
    implement(contract.disconnectInstagram, async ({ params: { id }, context }) => {
      await transact(async ({ trx }) => {
        await forgetAccount(trx, id);
        await recordAudit(trx, context, {});
      });
      return read(id);
    }),
  ];
}

/** @throws ApiError `unavailable` where Instagram does not answer */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof OutboundError) throw new ApiError('unavailable', {}, { cause });
    throw cause;
  }
}

async function readAccount(
  db: Kysely<InstagramTables>,
  instagram: Instagram | null,
  organizationId: number,
): Promise<contract.InstagramAccount> {
  const account = await db
    .selectFrom('instagram_account')
    .select(['username', 'is_expired', 'updated_at'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('instagram_media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    state: instagram ? stateOf(account) : 'off',
    is_sandbox: instagram?.port.isSandbox ?? false,
    username: account?.username ?? null,
    updated_at: account?.updated_at?.toISOString() ?? null,
    post_count: count,
  };
}

const stateOf = (account: { readonly is_expired: boolean } | undefined) => {
  if (!account) return 'none';
  return account.is_expired ? 'expired' : 'connected';
};
