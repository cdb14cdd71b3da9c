import { useState } from 'react';
import styled from 'styled-components';
import { getEditedBanner } from '@karavan/shared-api/client/banners';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { BannerFacts } from './banner-facts.tsx';
import { bannersPath } from './banner-paths.ts';
import { BannerForm } from './lazy-banner-form.tsx';
import { ShareBanner } from './share-banner.tsx';
import { useT, withManagedBannerTexts } from './translation.ts';

interface EditBannerProps {
  readonly organizationId: number;
  /** Null for a new one. */
  readonly bannerId: number | null;
}

/** A banner of an organization, for the staff who look after it. */
export const EditBanner = withManagedBannerTexts(Edit, <PageSkeleton />);

function Edit({ organizationId, bannerId }: EditBannerProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="banners"
      title={t(bannerId === null ? 'add' : 'edit')}
      backTo={bannersPath(organizationId)}
    >
      {({ id, permissions }) => {
        const canPick = permissions.includes('can_manage_catalog');
        return (
          <Parts>
            {bannerId === null ? (
              <BannerForm organizationId={id} canPick={canPick} stored={null} />
            ) : (
              <Stored organizationId={id} bannerId={bannerId} canPick={canPick} />
            )}
          </Parts>
        );
      }}
    </Managed>
  );
}

interface StoredProps {
  readonly organizationId: number;
  readonly bannerId: number;
  readonly canPick: boolean;
}

function Stored({ organizationId: id, bannerId, canPick }: StoredProps) {
  const one = useEndpoint(
    getEditedBanner,
    { params: { id, banner: bannerId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void one.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={one} skeleton={<SkeletonCard />}>
      {(stored) => (
        <>
          <BannerFacts organizationId={id} banner={stored} />
          <BannerForm
            key={round}
            organizationId={id}
            canPick={canPick}
            stored={stored}
            onTake={take}
          />
          <ShareBanner organizationId={id} bannerId={bannerId} />
        </>
      )}
    </AsyncView>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;
