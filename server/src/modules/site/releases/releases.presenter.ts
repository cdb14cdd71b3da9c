import type { Selectable } from 'kysely';
import type {
  Pointer,
  Release,
  ReleaseLogEntry,
  ReleaseManifest,
} from '@karavan/shared-api/contract/releases';
import type { PointedPackage } from './pointers/world.ts';
import type { ReleasesTables } from './releases.tables.ts';

export type ReleaseRow = Selectable<ReleasesTables['release']> & {
  readonly signer: string | null;
};

export function presentRelease(row: ReleaseRow): Release {
  const { contract, commit } = JSON.parse(row.manifest) as ReleaseManifest;
  return {
    package: row.package,
    version: row.version,
    state: row.state,
    contract,
    commit,
    signer: row.signer,
    uploaded_at: row.uploaded_at.toISOString(),
    problems: row.problems,
  };
}

export function presentPointer(pointer: PointedPackage): Pointer {
  return {
    package: pointer.package,
    channel: pointer.channel,
    contract_major: pointer.contractMajor,
    current: pointer.current.version,
    previous: pointer.previous?.version ?? null,
    canary: pointer.canary?.version ?? null,
    percent: pointer.percent,
    plan: pointer.plan,
    revision: pointer.revision,
    moved_at: pointer.movedAt.toISOString(),
  };
}

export type LogRow = Selectable<ReleasesTables['release_log']> & {
  readonly team: string | null;
  readonly person: string | null;
};

export function presentLogEntry(row: LogRow): ReleaseLogEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.person ?? row.team ?? 'Karavan',
    action: row.action,
    package: row.package,
    channel: row.channel,
    from: row.from_version,
    to: row.to_version,
    percent: row.percent,
    reason: row.reason,
  };
}
