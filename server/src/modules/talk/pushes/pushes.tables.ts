import type { Generated } from 'kysely';
import type { PushKind } from '@karavan/shared-api/contract/notification-kinds';
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
  /** What somebody wants no pushes of, and when; without a row they get all of them at once. */
  push_preference: {
    user_id: number;
    without_push: PushKind[];
    /** Minutes since midnight in the time zone; null: no hours are quiet. */
    quiet_from: number | null;
    quiet_until: number | null;
    /** IANA name. */
    time_zone: string;
  };
}
