export { complaintCasesRoutes } from './complaint-cases.routes.ts';
export { countComplaintCases, reportersOf } from './complaint-cases.queries.ts';
export { complaintsDecided } from './complaints.events.ts';
export { complaintsRoutes } from './complaints.routes.ts';
export type { ComplaintsTables } from './complaints.tables.ts';
export { eraseComplaints } from './erase-complaints.ts';
export { COMPLAINT_RECORDS } from './complaints.records.ts';
