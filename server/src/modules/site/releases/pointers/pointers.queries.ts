import { sql, type Kysely } from 'kysely';
import type { ReleaseManifest, ReleasePlan } from '@karavan/shared-api/contract/releases';
import { RELEASES_MOVED, type WakeUp } from '../../../../platform/realtime/wake-up.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { PointedPackage } from './world.ts';

/** Releases are immutable: what has been read once is not read again. */
const KEPT_MAX = 200;

export interface PointerReader {
  /** The pointers as they are now. */
  read(db?: Kysely<ReleasesTables>): Promise<PointedPackage[]>;
  /** Tells open tabs, of all processes, that what they get may have changed. */
  announce(): void;
}

/** Reads pointers with their releases: the pointers each time, a release once. */
export function createPointerReader(
  ownDb: Kysely<ReleasesTables>,
  wakeUp: Pick<WakeUp, 'announce'>,
): PointerReader {
  const kept = new Map<string, ReleaseManifest>();

  async function remember(
    db: Kysely<ReleasesTables>,
    wanted: readonly (readonly [name: string, version: string])[],
  ): Promise<void> {
    const unknown = wanted.filter((pair) => !kept.has(pair.join(' ')));
    if (unknown.length === 0) return;
    const rows = await db
      .selectFrom('release')
      .select(['package', 'version', 'manifest'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('package', 'version'),
          'in',
          unknown.map(([name, version]) => tuple(name, version)),
        ),
      )
      .execute();
    for (const row of rows) {
      kept.set(`${row.package} ${row.version}`, JSON.parse(row.manifest) as ReleaseManifest);
    }
  }

  return {
    announce: () => wakeUp.announce(RELEASES_MOVED),
    async read(db = ownDb) {
      const rows = await db
        .selectFrom('release_pointer')
        .selectAll()
        .orderBy('package')
        .orderBy('channel')
        .orderBy('contract_major')
        .execute();
      if (kept.size > KEPT_MAX) kept.clear();
      const named = rows.flatMap((row) =>
        [row.current_version, row.previous_version, row.canary_version]
          .filter((version) => version !== null)
          .map((version) => [row.package, version] as const),
      );
      await remember(db, named);
      const release = (name: string, version: string) => kept.get(`${name} ${version}`)!;
      const optional = (name: string, version: string | null) =>
        version === null ? null : release(name, version);
      return rows.map((row) => ({
        package: row.package,
        channel: row.channel,
        contractMajor: row.contract_major,
        current: release(row.package, row.current_version),
        previous: optional(row.package, row.previous_version),
        canary: optional(row.package, row.canary_version),
        percent: row.canary_percent,
        revision: row.revision,
        movedAt: row.moved_at,
        canarySince: row.canary_since ?? row.moved_at,
        // A server of the version before leaves the plan of an earlier canary behind.
        plan: row.plan?.version === row.canary_version ? planOf(row.plan) : null,
      }));
    },
  };
}

function planOf({ steps, minutes, visits }: ReleasePlan): ReleasePlan {
  return { steps, minutes, visits };
}

/** Until the transaction ends others may read the pointers only: moves are judged one after the other. */
export async function lockPointers(trx: Kysely<ReleasesTables>): Promise<void> {
  await sql`lock table release_pointer in share row exclusive mode`.execute(trx);
}
