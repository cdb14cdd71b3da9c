export { complaintsRoutes } from './complaints.routes.ts';
export type { ComplaintsTables } from './complaints.tables.ts';
export { eraseComplaints } from './erase-complaints.ts';
export { COMPLAINT_RECORDS } from './complaints.records.ts';
