import styled from 'styled-components';
import { color, weight } from '../tokens/tokens.ts';

interface AvatarProps {
  /** The name whose initials stand in for a missing picture. */
  readonly name: string;
  readonly src: string | null;
  /** Side length in pixels: 132 unless told, 72 for an organization's page. */
  readonly size?: number;
  /** Organizations are square with a radius of 12, people are round. */
  readonly shape?: 'person' | 'organization';
}

/** A person's or an organization's picture. It decorates: the name stands beside it. */
export function Avatar({ name, src, size = 132, shape = 'person' }: AvatarProps) {
  return (
    <Root $size={size} $shape={shape} aria-hidden>
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initialsOf(name)}
    </Root>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

const Root = styled.span<{ $size: number; $shape: 'person' | 'organization' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $shape }) => ($shape === 'person' ? '50%' : '12px')};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-size: ${({ $size }) => $size * 0.36}px;
  font-weight: ${weight.bold};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
