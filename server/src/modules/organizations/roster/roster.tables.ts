import type { Generated } from 'kysely';

export interface RosterTables {
  /** When somebody is to work. */
  shift: {
    id: Generated<number>;
    membership_id: number;
    /** `YYYY-MM-DD` of the organization, on which it begins; kept by the database. */
    day: Generated<string>;
    starts_at: Date;
    ends_at: Date;
    /** Empty for what the person is called anyway. */
    position: string;
    version: Generated<number>;
  };
  /** Whose shifts have changed without their having been told. */
  roster_notice: {
    membership_id: number;
    begun_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
}
