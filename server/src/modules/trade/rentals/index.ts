export { endRentals, endRentalsTask } from './end-rentals.ts';
export { rentalKind } from './rental-kind.ts';
export { rentalsRoutes } from './rentals.routes.ts';
