import styled from 'styled-components';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { color, space } from '@karavan/shared-ui/tokens';

/** Two posts on their way. */
export function FeedSkeleton({ label }: { readonly label: string }) {
  return (
    <Root role="status" aria-label={label}>
      {['first', 'second'].map((key) => (
        <Post key={key}>
          <Skeleton $width="40px" $height="40px" />
          <Skeleton $height="280px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="30%" />
        </Post>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 640px;
  margin: 0 auto;
`;

const Post = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
`;
