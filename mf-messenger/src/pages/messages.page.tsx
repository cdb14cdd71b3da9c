import type { PageModule } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { ReadMessages } from '../features/read-messages/read-messages.tsx';

function Messages() {
  const [search] = useSearchParams();
  const id = search.get('organization');
  return <ReadMessages organizationId={id === null ? null : Number(id)} />;
}

/** /messages: what followed organizations have written; `?organization={id}` opens those of one. */
export const page: PageModule = { Component: Messages };
