export {
  beginRental,
  endOverdueRental,
  endRental,
  findBooking,
  findPeriodPhase,
  selectBooking,
  selectOverdueRentals,
  selectRentedOut,
} from './booking.ts';
export { findBusyPeriods } from './busy-periods.ts';
export { checkBookingRequest, type BookingRequest } from './check-booking-request.ts';
export { findRental, lockRental, type Rental } from './find-terms.ts';
export { endOfPeriod, holdPeriod, holdPeriodAgain, releasePeriod } from './hold-period.ts';
export { periodOf, type Period } from './period.ts';
export type { RentalPeriodsTables } from './rental-periods.tables.ts';
