import type { Generated } from 'kysely';

export interface InstagramTables {
  /** The account of Instagram that an organization brings its posts from. */
  instagram_account: {
    organization_id: number;
    username: string;
    /** Sealed; see `platform/secrets/keyring.ts`. */
    token: Buffer;
    token_key: string;
    expires_at: Date;
    /** Instagram takes the token no more. */
    is_expired: Generated<boolean>;
    connected_by: number;
    updated_at: Generated<Date | null>;
    next_at: Generated<Date>;
  };
  /** Somebody is on their way to Instagram and back. */
  instagram_authorization: {
    secret_hash: Buffer;
    organization_id: number;
    user_id: number;
    expires_at: Date;
  };
  /** Posts that were brought, each once. */
  instagram_media: {
    organization_id: number;
    media_id: string;
    item_id: Generated<number | null>;
    created_at: Generated<Date>;
  };
}
