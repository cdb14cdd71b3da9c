import styled from 'styled-components';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { BannerList } from './banner-list.tsx';
import { PartnerBanners } from './partner-banners.tsx';
import { withManagedBannerTexts } from './translation.ts';

/** The banners of an organization, and those of partners on its page, for the staff who look after them. */
export const ManageBanners = withManagedBannerTexts(
  ({ organizationId }: { readonly organizationId: number }) => (
    <Managed organizationId={organizationId} section="banners">
      {({ id }) => (
        <Parts>
          <BannerList organizationId={id} />
          <PartnerBanners organizationId={id} />
        </Parts>
      )}
    </Managed>
  ),
  <PageSkeleton />,
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;
