import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { ReleaseFolders } from './release-folders.ts';

/** Of each package and contract, that can be gone back to. */
const KEPT = 5;
/** A release that nobody gets, and nobody goes back to, keeps its files for tabs that are still open. */
const DAYS_FOR_TABS = 14;

export const collectReleasesTask = defineTask('collect-releases', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

/** Retires what has been replaced often enough, and deletes the files of what has been retired long enough. */
export async function collectReleases(
  db: Kysely<ReleasesTables>,
  folders: ReleaseFolders,
): Promise<void> {
  await sql`
    update release
    set state = 'retired', state_at = now()
    from (
      select package, version,
        row_number() over (
          partition by package, contract_major order by live_at desc nulls last, uploaded_at desc
        ) as place
      from release
      where state in ('uploaded', 'verified', 'staged', 'superseded')
    ) aged
    where aged.package = release.package
      and aged.version = release.version
      and aged.place > ${KEPT}
      and release.state in ('uploaded', 'verified', 'staged', 'superseded')
      and release.state_at < now() - make_interval(days => 1)
      and not exists (
        select from release_pointer pointer
        where pointer.package = release.package
          and release.version in
            (pointer.current_version, pointer.previous_version, pointer.canary_version)
      )
  `.execute(db);
  const gone = await db
    .selectFrom('release')
    .select(['package', 'version'])
    .where('state', 'in', ['retired', 'blocked'])
    .where('state_at', '<', sql<Date>`now() - make_interval(days => ${DAYS_FOR_TABS})`)
    .execute();
  await eachInTurn(gone, async ({ package: name, version }) => {
    await folders.remove(name, version);
    await db
      .updateTable('release')
      .set({ state: 'collected', state_at: sql`now()` })
      .where('package', '=', name)
      .where('version', '=', version)
      .where('state', 'in', ['retired', 'blocked'])
      .execute();
  });
}
