import styled from 'styled-components';
import { Loading, Skeleton, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

/** Placeholder for an organization: banner, avatar with name, facts. */
export function OrganizationSkeleton() {
  const t = useT();
  return (
    <Loading>
      <h1 className="visually-hidden">{t('page_title')}</h1>
      <Shapes>
        <Banner />
        <Rows>
          <SkeletonRow />
          <Skeleton $height="44px" />
          <SkeletonRow />
          <SkeletonRow />
        </Rows>
      </Shapes>
    </Loading>
  );
}

const Shapes = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 1680px;
  margin: 0 auto;

  ${media.wide} {
    padding: ${space[5]};
  }
`;

const Banner = styled(Skeleton)`
  height: auto;
  max-height: 260px;
  aspect-ratio: 3;
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: 0 ${space[4]};
`;
