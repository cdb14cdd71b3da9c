import type { Kysely } from 'kysely';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { ReleasesTables } from '../releases.tables.ts';
import { SERVER_BUNDLE } from '../verification/check-content.ts';

interface ServerHalf {
  readonly remote: string;
  readonly version: string;
}

/** The sha384 that the server's half of a release was published with; null for a release that has none. */
export const createFindServerIntegrity =
  (db: Kysely<ReleasesTables>) =>
  async ({ remote, version }: ServerHalf): Promise<string | null> => {
    const row = await db
      .selectFrom('release')
      .select('manifest')
      .where('package', '=', remote)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row) return null;
    const { files } = JSON.parse(row.manifest) as ReleaseManifest;
    return files[SERVER_BUNDLE] ?? null;
  };
