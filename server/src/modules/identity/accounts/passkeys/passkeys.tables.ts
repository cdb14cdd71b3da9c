import type { ColumnType, Generated } from 'kysely';

export interface PasskeysTables {
  /** Everybody who has or had a passkey, by the random name that authenticators know them by. */
  passkey_handle: {
    user_id: number;
    handle: Buffer;
  };
  passkey: {
    id: Generated<number>;
    user_id: number;
    credential_id: Buffer;
    /** A COSE key. */
    public_key: Buffer;
    /** How often it has signed, as its authenticator counts; 0 for one that does not count. */
    counter: number;
    transports: string[];
    name: string;
    created_at: Generated<Date>;
    last_used_at: ColumnType<Date | null, never, Date>;
  };
  /** What an authenticator is to sign, once. */
  passkey_challenge: {
    challenge_hash: Buffer;
    purpose: 'add' | 'sign_in';
    /** Of whoever adds one. */
    session_id: number | null;
    expires_at: Date;
  };
}
