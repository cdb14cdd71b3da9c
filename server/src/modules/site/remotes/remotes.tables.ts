import type { ColumnType, JSONColumnType } from 'kysely';
import type { RemoteRelease } from '@karavan/shared-api/contract/remotes';

/** A release as it is stored: where it is served from is the server's matter, not the build's. */
export type StoredRelease = Omit<RemoteRelease, 'base'>;

export interface RemoteReleaseTable {
  remote_id: string;
  version: string;
  release: JSONColumnType<StoredRelease>;
  published_at: ColumnType<Date, never, never>;
}

export interface RemotePointerTable {
  remote_id: string;
  current_version: string;
  previous_version: string | null;
  canary_version: string | null;
  canary_percent: ColumnType<number, number | undefined, number>;
}

export interface RemotesTables {
  remote_release: RemoteReleaseTable;
  remote_pointer: RemotePointerTable;
}
