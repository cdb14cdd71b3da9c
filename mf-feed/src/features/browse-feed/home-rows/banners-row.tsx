import styled from 'styled-components';
import { useHomeBanners } from '@karavan/shared-api/banners';
import { space } from '@karavan/shared-ui/tokens';
import { HomeBanners } from '../../../shared/banners/home-banners.tsx';
import { EmptyRow, type RowProps } from './row-frame.tsx';

/** Banners of organizations. */
export function BannersRow({ place, onEmpty }: RowProps) {
  const banners = useHomeBanners('feed', place);
  if (banners?.length === 0) return <EmptyRow onEmpty={onEmpty} />;
  return (
    <Place>
      <HomeBanners place="feed" where={place} />
    </Place>
  );
}

const Place = styled.div`
  padding: 0 ${space[3]};
`;
