import { useState } from 'react';
import { getOrganizationSettings } from '@karavan/shared-api/client/organization-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { withManageTexts } from '../shared/translation.ts';
import { EditForm } from './lazy-edit-form.ts';
import { OrderLimits } from './order-limits/lazy-order-limits.ts';

interface EditOrganizationProps {
  readonly organizationId: number;
}

/** What an organization tells of itself, and the limits of unpaid orders, for whoever edits it. */
export const EditOrganization = withManageTexts(Edit, pageSkeleton);

function Edit({ organizationId }: EditOrganizationProps) {
  return (
    <Managed organizationId={organizationId} section="edit">
      {({ id }) => <Loaded id={id} />}
    </Managed>
  );
}

function Loaded({ id }: { readonly id: number }) {
  const settings = useEndpoint(getOrganizationSettings, { params: { id } }, { staleTime: 0 });
  const [round, setRound] = useState(0);
  /** What somebody else has stored takes the place of what was typed. */
  const take = () => void settings.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={settings} skeleton={pageSkeleton}>
      {(stored) => (
        <>
          <EditForm key={round} stored={stored} onTake={take} />
          <OrderLimits organizationId={id} />
        </>
      )}
    </AsyncView>
  );
}
