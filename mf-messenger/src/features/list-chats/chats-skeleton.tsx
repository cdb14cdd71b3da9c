import styled from 'styled-components';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';

const ROWS = 7;

/** Placeholder for conversations. */
export function ChatsSkeleton() {
  return (
    <Loading>
      <Rows>
        {Array.from({ length: ROWS }, (_, index) => (
          <SkeletonRow key={index} />
        ))}
      </Rows>
    </Loading>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
`;
