import type { ColumnType, Generated } from 'kysely';

/** What a person has proven themselves with. */
export type OpenedWith = 'code' | 'password' | 'passkey';

export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  half_hash: Buffer | null;
  platform: 'web' | 'ios' | 'android';
  device: Generated<string>;
  location: Generated<string>;
  opened_with: Generated<OpenedWith>;
  address: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  /** It ends after this many days without use. */
  lifetime_days: Generated<number>;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface AuthTables {
  session: SessionTable;
  /** What outlives the session: that somebody signed in. */
  sign_in: Pick<SessionTable, 'user_id' | 'platform' | 'device' | 'location' | 'address'> & {
    id: Generated<number>;
    opened_with: OpenedWith;
    created_at: Generated<Date>;
  };
}
