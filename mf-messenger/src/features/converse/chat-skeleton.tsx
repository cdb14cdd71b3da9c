import styled from 'styled-components';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';

const LINES = [
  { width: '58%', isOwn: false },
  { width: '42%', isOwn: true },
  { width: '70%', isOwn: false },
  { width: '36%', isOwn: false },
  { width: '64%', isOwn: true },
] as const;

/** Placeholder for messages. */
export function ChatSkeleton() {
  return (
    <Loading>
      <Lines>
        {LINES.map(({ width, isOwn }) => (
          <Line key={width} $isOwn={isOwn}>
            <Skeleton $width={width} $height="44px" />
          </Line>
        ))}
      </Lines>
    </Loading>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const Line = styled.div<{ readonly $isOwn: boolean }>`
  display: flex;
  justify-content: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
`;
