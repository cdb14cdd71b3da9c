import type { PageModule } from '@karavan/shared-api/remote';
import { ReadAudit } from '../features/staff/read-audit/read-audit.tsx';

/** /organizations/{id}/manage/audit: who of the staff did what and when. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ReadAudit key={id} organizationId={Number(id)} />,
};
