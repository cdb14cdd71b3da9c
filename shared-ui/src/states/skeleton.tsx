import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, media, radius, shadow, space } from '@karavan/shared-ui/tokens';

interface SkeletonShape {
  readonly $width?: string;
  readonly $height?: string;
  readonly $round?: boolean;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** A grey placeholder for something that is loading. */
export const Skeleton = styled.span<SkeletonShape>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ $round }) => ($round ? radius.full : radius.small)};
  background: ${color.skeleton};
  animation: ${breathe} 1.4s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Announces once that content is loading; contains the skeletons. They never make the page wider. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const t = useUiText();
  return (
    <Shapes role="status" aria-label={t('loading')}>
      {children}
    </Shapes>
  );
}

const Shapes = styled.div`
  min-width: 0;
`;

/** Placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} $height="14px" $width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Placeholder for a row of a list: an avatar and two lines. */
export function SkeletonRow() {
  return (
    <Row>
      <Skeleton $width="48px" $height="48px" $round />
      <Lines>
        <Skeleton $height="14px" $width="45%" />
        <Skeleton $height="12px" $width="75%" />
      </Lines>
    </Row>
  );
}

/** Placeholder for a card: a picture, a title and a price. */
export function SkeletonCard() {
  return (
    <Card>
      <Picture />
      <Lines>
        <Skeleton $height="16px" $width="70%" />
        <Skeleton $height="14px" $width="40%" />
      </Lines>
    </Card>
  );
}

/** Placeholder for a page of any shape. */
export function PageSkeleton() {
  return (
    <Loading>
      <Page>
        <Skeleton $height="220px" />
        <Skeleton $width="70%" $height="24px" />
        <Skeleton $width="45%" />
        <Skeleton $height="220px" />
        <Skeleton $width="60%" $height="24px" />
      </Page>
    </Loading>
  );
}

const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[2]};
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
`;

const Card = styled.span`
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  > ${Lines} {
    padding: 0 ${space[4]};
  }
`;

const Picture = styled(Skeleton)`
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: 0;
`;

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 640px;
  margin: 0 auto;
  padding: ${space[4]};
`;
