import { useState } from 'react';
import styled, { css } from 'styled-components';
import { color, radius, weight } from '@karavan/shared-ui/tokens';

interface AvatarProps {
  /** The name whose initials replace a missing picture. */
  readonly name: string;
  readonly src: string | null;
  /** Side length in pixels; 132 by default, 72 for an organization. */
  readonly size?: number;
  /** Organizations are squares with a radius of 12, people are circles. */
  readonly shape?: 'person' | 'organization';
}

/** A person's or an organization's picture. It is decorative: the name is shown beside it. */
export function Avatar({
  name,
  src,
  shape = 'person',
  size = shape === 'person' ? 132 : 72,
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture in the server's markup may have failed before React attached its listener.
  const checkEarlyFailure = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(src);
  };
  return (
    <Root $size={size} $shape={shape} $tone={TONES[toneOf(name)]} aria-hidden>
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
  css`
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  `,
  css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  css`
    background: ${color.warningSoft};
    color: ${color.warning};
  `,
  css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
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
  readonly $tone: (typeof TONES)[number];
}

const Root = styled.span<RootProps>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $shape }) => ($shape === 'person' ? '50%' : `min(${radius.medium}, 28%)`)};
  font-size: ${({ $size }) => $size * 0.36}px;
  font-weight: ${weight.bold};
  line-height: 1;
  user-select: none;
  ${({ $tone }) => $tone}

  img {
    width: 100%;
    height: 100%;
    background: ${color.surface};
    object-fit: cover;
  }
`;
