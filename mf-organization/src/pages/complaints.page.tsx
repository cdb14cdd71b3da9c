import type { PageModule } from '@karavan/shared-api/remote';
import { DecideComplaints } from '../features/platform/decide-complaints/decide-complaints.tsx';

/** /platform/complaints: what people complain about. */
export const page: PageModule = { Component: () => <DecideComplaints /> };
