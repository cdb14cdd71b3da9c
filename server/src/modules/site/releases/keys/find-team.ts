import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ANY_PACKAGE, type ReleaseAction } from '@karavan/shared-api/contract/releases';
import { KEY_SCHEME } from '@karavan/shared-api/contract/signed-request';
import type { Team } from '../../../../platform/auth/team.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { isRequestSigned } from './signatures.ts';

/** A signature counts for this long, on either side of our clock. */
const TOLERANCE_SECONDS = 120;

/**
 * The team whose key has signed a request, null where none has tried. A request that is sent again does
 * no harm: moves name the revision they are decided upon, and the rest has no effect the second time.
 * @throws ApiError `not_signed_in` for an unknown or revoked key, a wrong signature, or an old one
 */
export const createFindTeam =
  (db: Kysely<ReleasesTables>) =>
  async (request: FastifyRequest): Promise<Team | null> => {
    const [scheme, rest = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme !== KEY_SCHEME) return null;
    const [publicKey = '', seconds = '', signature = ''] = rest.split(':');
    const at = Number(seconds);
    const isRecent = Math.abs(Date.now() / 1000 - at) <= TOLERANCE_SECONDS;
    const key = Buffer.from(publicKey, 'base64');
    const team = isRecent && key.length === 32 ? await findKey(db, key) : undefined;
    const { method, url } = request;
    const body = request.isMultipart() ? null : request.body;
    const bytes = Buffer.from(signature, 'base64');
    if (!team || !isRequestSigned(key, { method, url, at, body }, bytes))
      throw new ApiError('not_signed_in');
    return team;
  };

async function findKey(db: Kysely<ReleasesTables>, key: Buffer): Promise<Team | undefined> {
  return db
    .selectFrom('team_key')
    .select(['id as keyId', 'packages', 'actions'])
    .where('public_key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Operators may do everything with releases, a team what its key is for.
 * @throws ApiError `forbidden`
 */
export function refuseOthers(team: Team | null, packageName: string, action: ReleaseAction): void {
  if (!team) return;
  const isTheirs = [packageName, ANY_PACKAGE].some((name) => team.packages.includes(name));
  if (!isTheirs || !team.actions.includes(action)) throw new ApiError('forbidden');
}
