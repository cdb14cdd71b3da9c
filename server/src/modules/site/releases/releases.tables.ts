import type { ColumnType, Generated } from 'kysely';
import type {
  ReleaseAction,
  ReleasePlan,
  ReleaseState,
} from '@karavan/shared-api/contract/releases';

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
    /** Null where there is no canary. */
    canary_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** How the canary goes on by itself, with its version. */
    plan: ColumnType<
      (ReleasePlan & { version: string }) | null,
      string | null | undefined,
      string | null
    >;
  };
  /** How a release does in one minute: visitors, each at most once. */
  release_evidence: {
    package: string;
    version: string;
    minute: Date;
    visits: Generated<number>;
    failures: Generated<number>;
    failed_loads: Generated<number>;
    errors: Generated<number>;
    slow: Generated<number>;
    /** `bit(64)`: the slots that visitors with anything bad, and their networks, fall into. */
    failing_visitors: Generated<string>;
    failing_networks: Generated<string>;
    networks: Generated<string>;
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
