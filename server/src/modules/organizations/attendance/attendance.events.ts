import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody has come to work or gone; also by the clock, which closes what was forgotten. */
export const attended = defineEvent<{
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly attendanceId: number;
  readonly direction: 'in' | 'out';
}>('attended');

/** The working day begins or ends, and somebody has not checked in or out. */
export const attendanceReminded = defineEvent<{
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly direction: 'in' | 'out';
  /** `YYYY-MM-DD` of the organization. */
  readonly day: string;
}>('attendance-reminded');
