import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Env } from '../../../../platform/env/env.ts';
import type { Storage } from '../../../../platform/storage/open-storage.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { createReleaseFolders, type ReleaseFolders } from './release-folders.ts';
import { createSharedReleases } from './shared-releases.ts';

interface OpenReleasesOptions {
  readonly env: Pick<Env, 'KARAVAN_DATA_DIR'>;
  readonly db: Kysely<ReleasesTables>;
  readonly storage: Pick<Storage, 'releases'>;
}

/** Where the releases are: in the data folder, and in the bucket if there is one. */
export function openReleases({ env, db, storage }: OpenReleasesOptions): ReleaseFolders {
  const local = createReleaseFolders(path.join(env.KARAVAN_DATA_DIR, 'releases'));
  return storage.releases ? createSharedReleases({ db, local, store: storage.releases }) : local;
}
