export { ticketKind } from './ticket-kind.ts';
export { ticketActivated } from './tickets.events.ts';
export { ticketsRoutes } from './tickets.routes.ts';
export type { TicketsTables } from './tickets.tables.ts';
