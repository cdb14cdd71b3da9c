import { useState } from 'react';
import styled from 'styled-components';
import { color as tokens, weight } from '@karavan/shared-ui/tokens';

interface AvatarProps {
  /** The name whose initials replace a missing picture. */
  readonly name: string;
  readonly src: string | null;
  /** Behind the initials, which are white on it; by the name without it. */
  readonly color?: string | null;
  /** Side length in pixels; 132 by default, 72 for an organization. */
  readonly size?: number;
  /** Organizations are squares with round corners, people are circles. */
  readonly shape?: 'person' | 'organization';
}

/** A person's or an organization's picture. It is decorative: the name is shown beside it. */
export function Avatar({
  name,
  src,
  color,
  shape = 'person',
  size = shape === 'person' ? 132 : 72,
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture in the server's markup may have failed before React attached its listener.
  const checkEarlyFailure = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(src);
  };
  return (
    <Root
      $size={size}
      $shape={shape}
      style={color ? { background: color, color: tokens.onFill } : TONES[toneOf(name)]}
      aria-hidden
    >
      {src !== null && src !== broken ? (
        <img
          ref={checkEarlyFailure}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </Root>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase())
    .join('');
}

const TONES = [
  { background: tokens.accentSoft, color: tokens.accentStrong },
  { background: tokens.successSoft, color: tokens.success },
  { background: tokens.warningSoft, color: tokens.warning },
  { background: tokens.dangerSoft, color: tokens.danger },
] as const;

/** The same name gets the same colour everywhere. */
function toneOf(name: string): 0 | 1 | 2 | 3 {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return (sum % TONES.length) as 0 | 1 | 2 | 3;
}

interface RootProps {
  readonly $size: number;
  readonly $shape: 'person' | 'organization';
}

const Root = styled.span<RootProps>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $shape }) => ($shape === 'person' ? 50 : 28)}%;
  font-size: ${({ $size }) => $size * 0.36}px;
  font-weight: ${weight.bold};
  line-height: 1;
  user-select: none;

  img {
    width: 100%;
    height: 100%;
    background: ${tokens.surface};
    object-fit: cover;
  }
`;
