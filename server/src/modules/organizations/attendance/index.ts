export { attended, attendanceReminded } from './attendance.events.ts';
export { ATTENDANCE_RECORDS, eraseAttendance } from './attendance.records.ts';
export { attendanceRoutes } from './attendance.routes.ts';
export type { AttendanceTables } from './attendance.tables.ts';
export { closeForgotten, closeForgottenTask } from './close-forgotten.ts';
export type { MonthPlans, PlannedDay, PlansWanted } from './month-plans.ts';
export { ownAttendanceRoutes } from './own-attendance.routes.ts';
export { findPlace } from './read-calendar.ts';
export {
  PERISHABLE_REMINDERS,
  remindAttendance,
  remindAttendanceTask,
} from './remind-attendance.ts';
export { findStaysOfDays, type StayOfDay } from './stays-of-days.ts';
export { dayOf } from './working-day.ts';
export { readWorksite } from './worksite.ts';
