import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { selectFullName, type PeopleTables } from '../../identity/people/index.ts';
import type { LogRow, ReleaseRow } from './releases.presenter.ts';
import type { ReleasesTables } from './releases.tables.ts';

/** What somebody who releases looks at; older ones are in the log. */
const RECENT = 200;

const selectReleases = (db: Kysely<ReleasesTables>) =>
  db
    .selectFrom('release')
    .leftJoin('team_key', 'team_key.id', 'release.key_id')
    .selectAll('release')
    .select('team_key.name as signer');

/** The latest first. */
export function findReleases(
  db: Kysely<ReleasesTables>,
  packageName: string | undefined,
): Promise<ReleaseRow[]> {
  return selectReleases(db)
    .$if(packageName !== undefined, (query) => query.where('release.package', '=', packageName!))
    .orderBy('release.uploaded_at', 'desc')
    .limit(RECENT)
    .execute();
}

/** @throws ApiError `not_found` */
export async function findRelease(
  db: Kysely<ReleasesTables>,
  { package: name, version }: { readonly package: string; readonly version: string },
): Promise<ReleaseRow> {
  const row = await selectReleases(db)
    .where('release.package', '=', name)
    .where('release.version', '=', version)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

interface LogWindow extends PageWindow {
  readonly packageName: string | undefined;
}

export function findLog(
  db: Kysely<ReleasesTables & PeopleTables>,
  { packageName, after, offset, limit }: LogWindow,
): Promise<LogRow[]> {
  return selectLog(db, packageName)
    .leftJoin('team_key', 'team_key.id', 'release_log.key_id')
    .selectAll('release_log')
    .select('team_key.name as team')
    .select((eb) => selectFullName(eb.ref('release_log.user_id').$notNull()).as('person'))
    .$if(after !== undefined, (query) => query.where('release_log.id', '<', after!.id))
    .orderBy('release_log.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countLog(
  db: Kysely<ReleasesTables & PeopleTables>,
  packageName: string | undefined,
): Promise<number> {
  return countUpToCap(db, selectLog(db, packageName));
}

function selectLog(db: Kysely<ReleasesTables & PeopleTables>, packageName: string | undefined) {
  return db
    .selectFrom('release_log')
    .$if(packageName !== undefined, (query) =>
      query.where('release_log.package', '=', packageName!),
    );
}
