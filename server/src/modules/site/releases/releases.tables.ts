import type { ColumnType, Generated } from 'kysely';
import type { ReleaseAction, ReleaseState } from '@karavan/shared-api/contract/releases';

export interface ReleasesTables {
  /** Ed25519 keys of teams, each limited to some packages and actions. */
  team_key: {
    id: Generated<number>;
    name: string;
    public_key: Buffer;
    packages: string[];
    actions: ReleaseAction[];
    created_at: Generated<Date>;
    revoked_at: Date | null;
  };
  /** An immutable build of the shell or of a remote. */
  release: {
    package: string;
    version: string;
    contract_major: number;
    /** A `ReleaseManifest`, as it was signed, byte by byte. */
    manifest: string;
    signature: Buffer;
    key_id: number;
    state: ColumnType<ReleaseState, ReleaseState | undefined, ReleaseState>;
    problems: ColumnType<string[], string[] | undefined, string[]>;
    uploaded_at: Generated<Date>;
    live_at: Date | null;
    state_at: Generated<Date>;
  };
  /** Which releases of a package visitors get, by channel and contract. */
  release_pointer: {
    package: string;
    channel: string;
    /** 0 for the shell. */
    contract_major: number;
    current_version: string;
    previous_version: string | null;
    canary_version: string | null;
    canary_percent: Generated<number>;
    /** Grows with each move; one sequence for all rows would do as well. */
    revision: number;
    moved_at: Generated<Date>;
  };
  /** Append-only: the database refuses changes. */
  release_log: {
    id: Generated<number>;
    at: Generated<Date>;
    user_id: number | null;
    key_id: number | null;
    action: string;
    package: string;
    channel: string | null;
    from_version: string | null;
    to_version: string | null;
    percent: number | null;
    reason: Generated<string>;
  };
}
