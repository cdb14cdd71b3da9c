import type { Generated } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';

export interface PushesTables {
  /** A browser that pushes go to, for as long as its session lasts. */
  push_registration: {
    id: Generated<number>;
    session_id: number;
    user_id: number;
    /** An address that the browser has named: foreign, and reached as such. */
    endpoint: string;
    /** What only that browser can decrypt with; base64url. */
    p256dh: string;
    auth: string;
    device_id: string;
    name: string;
    language: Locale;
    shows_text: Generated<boolean>;
    created_at: Generated<Date>;
  };
}
