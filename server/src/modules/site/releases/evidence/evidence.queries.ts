import { sql, type Kysely } from 'kysely';
import type { ReleaseFigures } from '@karavan/shared-api/contract/releases';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import { DAY_SECONDS } from '../../../../platform/time/durations.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { Counted, ReportedRelease } from './minute.ts';
import { bitsOf } from './witness.ts';

export interface EvidenceRow extends ReportedRelease {
  readonly at: Date;
  readonly counted: Counted;
}

export const PERISHABLE_EVIDENCE: Perishable = {
  table: 'release_evidence',
  column: 'minute',
  seconds: 7 * DAY_SECONDS,
};

/** Adds to what is there, in one order, so that processes never wait for each other in a circle. */
export async function storeEvidence(
  db: Kysely<ReleasesTables>,
  rows: readonly EvidenceRow[],
): Promise<void> {
  const of = <T>(pick: (row: EvidenceRow) => T) => rows.map(pick);
  await sql`
    insert into release_evidence as present (
      package, version, minute, visits, failures, failed_loads, errors, slow,
      failing_visitors, failing_networks, networks
    )
    select package, version, minute, visits, failures, failed_loads, errors, slow,
      failing_visitors::bit(64), failing_networks::bit(64), networks::bit(64)
    from unnest(
      ${of((row) => row.package)}::text[],
      ${of((row) => row.version)}::text[],
      ${of((row) => row.at.toISOString())}::timestamptz[],
      ${of(({ counted }) => counted.visits)}::integer[],
      ${of(({ counted }) => counted.failures)}::integer[],
      ${of(({ counted }) => counted.failed_loads)}::integer[],
      ${of(({ counted }) => counted.errors)}::integer[],
      ${of(({ counted }) => counted.slow)}::integer[],
      ${of(({ counted }) => bitsOf(counted.failingVisitors))}::text[],
      ${of(({ counted }) => bitsOf(counted.failingNetworks))}::text[],
      ${of(({ counted }) => bitsOf(counted.networks))}::text[]
    ) as added (
      package, version, minute, visits, failures, failed_loads, errors, slow,
      failing_visitors, failing_networks, networks
    )
    -- A release that is gone by now has no evidence any more.
    where exists (
      select from release
      where release.package = added.package and release.version = added.version
    )
    order by package, version, minute
    on conflict (package, version, minute) do update set
      visits = present.visits + excluded.visits,
      failures = present.failures + excluded.failures,
      failed_loads = present.failed_loads + excluded.failed_loads,
      errors = present.errors + excluded.errors,
      slow = present.slow + excluded.slow,
      failing_visitors = present.failing_visitors | excluded.failing_visitors,
      failing_networks = present.failing_networks | excluded.failing_networks,
      networks = present.networks | excluded.networks`.execute(db);
}

/** How every release has done within a day. */
export async function findFigures(db: Kysely<ReleasesTables>): Promise<ReleaseFigures[]> {
  const { rows } = await sql<ReleaseFigures>`
    select package, version, sum(visits)::int as visits, sum(failures)::int as failures,
      sum(failed_loads)::int as failed_loads, sum(errors)::int as errors, sum(slow)::int as slow
    from release_evidence
    where minute > now() - interval '1 day'
    group by package, version
    order by package, version`.execute(db);
  return rows;
}
