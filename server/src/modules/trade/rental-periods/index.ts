export { copyRules } from './copy-rules.ts';
export {
  beginRental,
  endOverdueRental,
  endRental,
  findBooking,
  findCancellationFee,
  findPeriodPhase,
  selectBooking,
  selectOpenDeposits,
  selectOverdueRentals,
  selectRentedOut,
  selectStartingRentals,
  storeDeposit,
  worthOf,
} from './booking.ts';
export { findBusyPeriods } from './busy-periods.ts';
export {
  changeableOf,
  endOfUnits,
  findChangedBooking,
  storePeriod,
  unitsBegun,
  type ChangedBooking,
} from './change-period.ts';
export {
  checkBookingRequest,
  lengthProblem,
  type BookingRequest,
} from './check-booking-request.ts';
export { blockDays, listBlocks, unblock } from './blocks.ts';
export {
  addCalendar,
  closeFeed,
  findCalendars,
  findFeed,
  openFeed,
  removeCalendar,
} from './calendars/calendars.ts';
export {
  readCalendar,
  readCalendars,
  readCalendarsTask,
  readCalendarTask,
} from './calendars/read-calendar.ts';
export { writeCalendar } from './calendars/write-calendar.ts';
export { changeTerms, storeRules, storeTerms, termsOf } from './change-terms.ts';
export { countLiveBookings, findHeldPeriods } from './held-periods.ts';
export {
  findOwnRental,
  findRental,
  lockRental,
  lockTerms,
  type Rental,
  type TermsTables,
} from './find-terms.ts';
export {
  endOfPeriod,
  holdPeriod,
  holdPeriodAgain,
  releasePeriod,
  takeBackPeriod,
} from './hold-period.ts';
export { readOccupancy } from './occupancy.ts';
export { closedTo, heldWith, periodOf, periodOfDays, type Period } from './period.ts';
export { listDayPrices, priceRental } from './price-rental.ts';
export type { RentalPeriodsTables } from './rental-periods.tables.ts';
