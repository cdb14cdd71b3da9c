import { sql, type Kysely } from 'kysely';
import type { PointedPackage } from '../pointers/world.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { JudgedMinute } from './judge-canary.ts';
import type { Spread } from './rule.ts';

type EvidenceDb = Pick<Kysely<ReleasesTables>, 'selectFrom' | 'getExecutor'>;

/** How a canary and the present release did, minute by minute since it was given to somebody. */
export async function findMinutes(
  db: EvidenceDb,
  { package: name, canary, current, canarySince }: PointedPackage,
): Promise<JudgedMinute[]> {
  const { rows } = await sql<{
    at: Date;
    canary_visits: number;
    canary_failures: number;
    canary_slow: number;
    present_visits: number;
    present_failures: number;
    present_slow: number;
  }>`
    select minute as at,
      coalesce(sum(visits) filter (where is_canary), 0)::int as canary_visits,
      coalesce(sum(failures) filter (where is_canary), 0)::int as canary_failures,
      coalesce(sum(slow) filter (where is_canary), 0)::int as canary_slow,
      coalesce(sum(visits) filter (where not is_canary), 0)::int as present_visits,
      coalesce(sum(failures) filter (where not is_canary), 0)::int as present_failures,
      coalesce(sum(slow) filter (where not is_canary), 0)::int as present_slow
    from release_evidence
    cross join lateral (select version = ${canary!.version} as is_canary) as side
    where package = ${name}
      and version in (${canary!.version}, ${current.version})
      and minute >= date_trunc('minute', ${canarySince}::timestamptz)
    group by minute
    order by minute`.execute(db);
  return rows.map((row) => ({
    at: row.at,
    failures: {
      canary: { visits: row.canary_visits, bad: row.canary_failures },
      present: { visits: row.present_visits, bad: row.present_failures },
    },
    slow: {
      canary: { visits: row.canary_visits, bad: row.canary_slow },
      present: { visits: row.present_visits, bad: row.present_slow },
    },
  }));
}

/** How many different people and networks had failures with a canary, at least. */
export async function findSpread(
  db: EvidenceDb,
  { package: name, canary, current, canarySince }: PointedPackage,
): Promise<Spread> {
  const { rows } = await sql<Spread>`
    select
      coalesce(bit_count(bit_or(failing_visitors) filter (where version = ${canary!.version})), 0)::int
        as "failingVisitors",
      coalesce(bit_count(bit_or(failing_networks) filter (where version = ${canary!.version})), 0)::int
        as "failingNetworks",
      coalesce(bit_count(bit_or(networks)), 0)::int as networks
    from release_evidence
    where package = ${name}
      and version in (${canary!.version}, ${current.version})
      and minute >= date_trunc('minute', ${canarySince}::timestamptz)`.execute(db);
  return rows[0]!;
}
