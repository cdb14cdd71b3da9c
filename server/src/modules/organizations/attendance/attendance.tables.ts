import type { Generated } from 'kysely';
import type { ArrivalWay, AttendanceWay } from '@karavan/shared-api/contract/attendance-ways';

export interface AttendanceTables {
  /** One stay at work; open while the person is there, and then the only one. */
  attendance: {
    id: Generated<number>;
    membership_id: number;
    /** `YYYY-MM-DD` of the organization, on which it began; kept by the database. */
    day: Generated<string>;
    started_at: Date;
    ended_at: Date | null;
    /** The end of the working day, as it was known when the person came. */
    expected_end_at: Date;
    started_how: ArrivalWay;
    ended_how: AttendanceWay | null;
    /** From the organization, where the device told its place. */
    started_metres: number | null;
    ended_metres: number | null;
    version: Generated<number>;
  };
  attendance_correction: {
    id: Generated<number>;
    attendance_id: number;
    corrected_by: number;
    /** Empty once the person whom it is about is erased. */
    reason: string;
    /** Both null where nothing had been noted. */
    old_started_at: Date | null;
    old_ended_at: Date | null;
    created_at: Generated<Date>;
  };
  /** Of each person one of a kind a day. */
  attendance_reminder: {
    membership_id: number;
    day: string;
    direction: 'in' | 'out';
    created_at: Generated<Date>;
  };
}
