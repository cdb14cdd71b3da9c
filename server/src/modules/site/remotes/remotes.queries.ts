import type { Kysely } from 'kysely';
import type { RemotesTables, StoredRelease } from './remotes.tables.ts';

/** A remote's pointer with the releases it names. */
export interface PointedRemote {
  readonly remoteId: string;
  readonly current: StoredRelease;
  readonly previous: StoredRelease | null;
  readonly canary: StoredRelease | null;
  readonly canaryPercent: number;
}

export async function findPointedRemotes(db: Kysely<RemotesTables>): Promise<PointedRemote[]> {
  const rows = await db
    .selectFrom('remote_pointer as pointer')
    .innerJoin('remote_release as current', (join) =>
      join
        .onRef('current.remote_id', '=', 'pointer.remote_id')
        .onRef('current.version', '=', 'pointer.current_version'),
    )
    .leftJoin('remote_release as previous', (join) =>
      join
        .onRef('previous.remote_id', '=', 'pointer.remote_id')
        .onRef('previous.version', '=', 'pointer.previous_version'),
    )
    .leftJoin('remote_release as canary', (join) =>
      join
        .onRef('canary.remote_id', '=', 'pointer.remote_id')
        .onRef('canary.version', '=', 'pointer.canary_version'),
    )
    .select([
      'pointer.remote_id as remoteId',
      'current.release as current',
      'previous.release as previous',
      'canary.release as canary',
      'pointer.canary_percent as canaryPercent',
    ])
    .orderBy('pointer.remote_id')
    .execute();
  return rows;
}
