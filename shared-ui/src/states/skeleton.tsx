import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../tokens/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** A grey shape in the place of something that is on its way. */
export const Skeleton = styled.span<{ $width?: string; $height?: string; $round?: boolean }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ $round }) => ($round ? radius.full : radius.small)};
  background: ${color.skeleton};
  animation: ${breathe} 1.4s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A page on its way, in no particular shape; `label` is what a screen reader hears. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <Page role="status" aria-label={label}>
      <Skeleton $height="220px" />
      <Skeleton $width="70%" $height="24px" />
      <Skeleton $width="45%" />
      <Skeleton $height="220px" />
      <Skeleton $width="60%" $height="24px" />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 640px;
  margin: 0 auto;
  padding: ${space[4]};
`;
