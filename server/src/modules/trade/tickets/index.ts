export { ticketActivated } from './tickets.events.ts';
export { ticketsRoutes } from './tickets.routes.ts';
export type { TicketsTables } from './tickets.tables.ts';
