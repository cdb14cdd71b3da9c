import { getOrganizationServices, listServices } from '@karavan/shared-api/client/services';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../../shared/managed.tsx';
import { ServicesForm } from './lazy-services-form.tsx';
import { withServicesTexts } from './translation.ts';

/** What an organization offers to do, for whoever edits it. */
export const ManageServices = withServicesTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="services">
      {({ id }) => <Loaded id={id} />}
    </Managed>
  );
}

function Loaded({ id }: { readonly id: number }) {
  const chosen = useEndpoint(getOrganizationServices, { params: { id } }, { staleTime: 0 });
  const services = useEndpoint(listServices, {});
  return (
    <AsyncView query={services} skeleton={<SkeletonCard />}>
      {({ list }) => (
        <AsyncView query={chosen} skeleton={<SkeletonCard />}>
          {({ service_ids: stored }) => (
            <ServicesForm organizationId={id} categories={list} stored={stored} />
          )}
        </AsyncView>
      )}
    </AsyncView>
  );
}
