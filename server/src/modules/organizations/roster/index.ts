export { createMonthPlans } from './month-plans.ts';
export { rosterChanged } from './roster.events.ts';
export { eraseRoster, ROSTER_RECORDS } from './roster.records.ts';
export { rosterRoutes } from './roster.routes.ts';
export type { RosterTables } from './roster.tables.ts';
export { tellRosters, tellRostersTask } from './tell-rosters.ts';
