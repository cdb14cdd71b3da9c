import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { OrganizationPermission, Permission } from '@karavan/shared-api/contract/permissions';
import { ApiError } from '../errors/api-error.ts';
import type { Authorizer } from '../http/register-routes.ts';
import { readSiteCookie } from '../http/site.ts';
import type { Actor } from './actor.ts';
import type { AuthTables } from './auth.tables.ts';
import type { HasAccount } from './has-account.ts';
import type { Team } from './team.ts';
import { createFindActor } from './find-actor.ts';
import { CSRF_COOKIE, HALF_COOKIE } from './sessions.ts';
import { READING, refuseForeignPages } from './refuse-foreign-pages.ts';
import { isCsrfToken } from './tokens.ts';

/** What a person is in an organization: its owner, staff with the permissions of a role, or nothing. */
export type Standing = 'owner' | ReadonlySet<OrganizationPermission> | null;

/** What the modules of the product tell about people. */
export interface Memberships {
  standing(userId: number, organizationId: number): Promise<Standing>;
  isCourier(userId: number): Promise<boolean>;
  /** Whether they act for the platform itself. */
  isOperator(userId: number): Promise<boolean>;
  /** The team whose key has signed a request, null where none has tried. */
  findTeam(request: FastifyRequest): Promise<Team | null>;
}

/** Finds out who asks and holds it against the route's declared permission. */
export function createAuthorizer(
  db: Kysely<AuthTables>,
  csrfKey: Buffer,
  { hasAccount, ...membership }: Memberships & { readonly hasAccount: HasAccount },
): Authorizer {
  const findActor = createFindActor(db, hasAccount);

  async function identify(request: FastifyRequest): Promise<Actor | null> {
    refuseForeignPages(request);
    const [, token] = /^Token (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return null;
    const half = readSiteCookie(request, HALF_COOKIE);
    const actor = await findActor({ token, half });
    if (!actor) throw new ApiError('not_signed_in');
    if (actor.isBrowser && !READING.has(request.method)) refuseForgery(request, actor);
    return actor;
  }

  function refuseForgery(request: FastifyRequest, actor: Actor): void {
    const header = request.headers['x-csrftoken'];
    const isOurs =
      typeof header === 'string' &&
      header === readSiteCookie(request, CSRF_COOKIE) &&
      isCsrfToken(csrfKey, actor.sessionId, header);
    if (!isOurs) throw new ApiError('csrf_failed');
  }

  async function authorizePerson(
    request: FastifyRequest,
    permission: Permission,
  ): Promise<Actor | null> {
    const actor = await identify(request);
    if (permission === 'public') return actor;
    if (!actor) throw new ApiError('not_signed_in');
    if (permission === 'session') return actor;
    if (permission === 'courier') {
      if (!(await membership.isCourier(actor.userId))) throw new ApiError('forbidden');
      return actor;
    }
    if (permission === 'platform' || permission === 'releases') {
      if (!(await membership.isOperator(actor.userId))) throw new ApiError('forbidden');
      return actor;
    }
    const organizationId = Number((request.params as Record<string, string>)[permission.param]);
    const standing = Number.isSafeInteger(organizationId)
      ? await membership.standing(actor.userId, organizationId)
      : null;
    // To outsiders the organization's inner side does not exist.
    if (!standing) throw new ApiError('not_found');
    if (!allows(standing, permission.organization)) throw new ApiError('forbidden');
    return actor;
  }

  return {
    async authorize(request, permission) {
      const team = permission === 'releases' ? await membership.findTeam(request) : null;
      return { team, actor: team ? null : await authorizePerson(request, permission) };
    },
  };
}

type Needed = Extract<Permission, object>['organization'];

function allows(standing: NonNullable<Standing>, needed: Needed): boolean {
  if (standing === 'owner' || needed === 'member') return true;
  if (needed === 'owner') return false;
  return [needed].flat().some((permission) => standing.has(permission));
}
