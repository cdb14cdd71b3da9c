import type { Generated } from 'kysely';
import type { Gender } from '@karavan/shared-api/contract/accounts';
import type { Locale } from '@karavan/shared-api/contract/locales';

export interface PeopleTables {
  app_user: {
    id: Generated<number>;
    /** Null once the person is erased. */
    phone: string | null;
    full_name: Generated<string>;
    username: string | null;
    gender: Generated<Gender>;
    /** `YYYY-MM-DD` */
    birthday: string | null;
    avatar_id: number | null;
    email: string | null;
    is_email_verified: Generated<boolean>;
    password_hash: string | null;
    locale: Generated<Locale>;
    region: string | null;
    deactivated_at: Date | null;
    /** Since when the row is a pseudonym, for what refers to it. */
    erased_at: Date | null;
    created_at: Generated<Date>;
  };
}
