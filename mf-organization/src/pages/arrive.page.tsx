import type { PageModule } from '@karavan/shared-api/remote';
import { Arrive } from '../features/attendance/check-in/arrive.tsx';

/** /attendance: where the code of an organization's screen leads. */
export const page: PageModule = { Component: () => <Arrive /> };
