export { countOpenDeposits, countRentedOut } from './count-rented-out.ts';
export { endRentals, endRentalsTask } from './end-rentals.ts';
export { bookingChanged, depositSettled, rentalReturned } from './rentals.events.ts';
export { rentalKind } from './rental-kind.ts';
export { readEditedRental } from './manage/read-rental.ts';
export { createRental } from './manage/store-rental.ts';
export { rentalsRoutes } from './rentals.routes.ts';
export { findStartingRentals } from './starting-rentals.ts';
export { findRentedThings } from './leave-rentals.ts';
