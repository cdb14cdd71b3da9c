import type { Generated } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';

export interface ExportsTables {
  /** Archives of what is known of people, one of each at most. */
  data_export: {
    user_id: number;
    /** Of the file below `exports/`, which nobody can guess. */
    key: string;
    state: Generated<'preparing' | 'ready'>;
    locale: Locale;
    /** Of one that is ready. */
    byte_size: number | null;
    requested_at: Generated<Date>;
    /** When the archive goes, or is given up. */
    expires_at: Date;
  };
}
