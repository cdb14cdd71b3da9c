export { countValidTickets } from './count-valid-tickets.ts';
export { ticketKind } from './ticket-kind.ts';
export { ticketActivated } from './tickets.events.ts';
export { selectTickets } from './tickets.queries.ts';
export { ticketsRoutes } from './tickets.routes.ts';
export type { TicketsTables } from './tickets.tables.ts';
export { ticketStatus } from './ticket-status.ts';
export { findValidTickets } from './leave-tickets.ts';
