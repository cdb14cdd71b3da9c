import styled from 'styled-components';
import { Loading, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';

/** Placeholder for two posts. */
export function FeedSkeleton() {
  return (
    <Loading>
      <Posts>
        <SkeletonCard />
        <SkeletonCard />
      </Posts>
    </Loading>
  );
}

const Posts = styled.div`
  display: grid;
  gap: ${space[3]};
`;
