import { Managed } from '../../../shared/managed.tsx';

/** What waits in an organization today. */
export function ViewToday({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="today">
      {() => null}
    </Managed>
  );
}
