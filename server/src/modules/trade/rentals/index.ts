export { endRentals, endRentalsTask } from './end-rentals.ts';
export { rentalsRoutes } from './rentals.routes.ts';
