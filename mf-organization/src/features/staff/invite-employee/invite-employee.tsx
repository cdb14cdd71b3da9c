import { useState } from 'react';
import { useSearchParams } from '@karavan/shared-api/router';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../../shared/managed.tsx';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { FindPerson } from './find-person.tsx';
import type { FoundPerson } from './found-person.ts';

/** The schema and the form kit load once somebody has been found. */
const InvitationForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "invitation-form" */ './invitation-form.tsx'))
      .InvitationForm,
  <SkeletonCard />,
);

/** Asks a person to work here: who, found by a code, a number or a phone, then as what. */
export const InviteEmployee = withStaffTexts(Invite, <PageSkeleton />);

function Invite({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const [search] = useSearchParams();
  const [found, setFound] = useState<FoundPerson | null>(null);
  return (
    <Managed
      organizationId={organizationId}
      section="staff"
      title={t('invite_title')}
      backTo={staffPaths(organizationId).staff}
    >
      {() =>
        found && found.invitee.status === null ? (
          <InvitationForm
            organizationId={organizationId}
            found={found}
            onAnother={() => setFound(null)}
          />
        ) : (
          <FindPerson
            organizationId={organizationId}
            start={search.get('person') ?? ''}
            found={found}
            onFound={setFound}
          />
        )
      }
    </Managed>
  );
}
