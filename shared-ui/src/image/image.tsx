import { useEffect, useRef, useState } from 'react';
import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color } from '@karavan/shared-ui/tokens';
import { whenIdle } from '../lazily/when-idle.ts';
import { thumbhashColor } from './thumbhash-color.ts';

export interface PictureSource {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
  /** Base64 */
  readonly thumbhash: string | null;
}

interface ImageProps {
  readonly picture: PictureSource;
  /** What the picture shows; empty when decorative. */
  readonly alt: string;
  /** Width divided by height of the frame; the picture fills it. */
  readonly ratio: number;
  /** The `sizes` attribute: how wide the picture is on each screen. */
  readonly sizes: string;
  /** Above the fold: loaded immediately instead of when it scrolls near. */
  readonly priority?: boolean;
}

/** Widths of the stored sizes in pixels. */
const WIDTHS = { small: 320, medium: 720, large: 1440 } as const;

/**
 * A picture in a frame that has its size from the start. While it loads, its average colour is
 * shown (already in the server's markup), then a blurred preview.
 */
export function Image({ picture, alt, ratio, sizes, priority = false }: ImageProps) {
  const { small, medium, large, width, height, thumbhash } = picture;
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [blurred, setBlurred] = useState<string | null>(null);

  useEffect(() => {
    const image = element.current;
    if (!image) return undefined;
    if (image.complete && image.naturalWidth === 0) setFailed(medium);
    if (image.complete || thumbhash === null) return undefined;
    // Loaded in parallel with the picture: the blur is only visible when the picture is slow.
    return whenIdle(() => {
      if (image.complete) return;
      void import(/* webpackChunkName: "blur" */ './thumbhash-picture.ts').then(
        ({ thumbhashAddress }) => {
          if (!image.complete) setBlurred(thumbhashAddress(thumbhash));
        },
        () => undefined,
      );
    });
  }, [medium, thumbhash]);

  return (
    <Frame
      $ratio={ratio}
      style={{
        ...(thumbhash !== null && { backgroundColor: thumbhashColor(thumbhash) }),
        ...(blurred !== null && { backgroundImage: `url("${blurred}")` }),
      }}
    >
      {failed === medium ? (
        <Failure alt={alt} />
      ) : (
        <img
          ref={element}
          src={medium}
          srcSet={`${small} ${WIDTHS.small}w, ${medium} ${WIDTHS.medium}w, ${large} ${WIDTHS.large}w`}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          // Painted in the same frame as the text around it.
          decoding={priority ? 'sync' : 'async'}
          onLoad={() => setBlurred(null)}
          onError={() => setFailed(medium)}
        />
      )}
    </Frame>
  );
}

interface FailureProps {
  readonly alt: string;
}

/** A decorative picture can be missing; for any other, at least its description is shown. */
function Failure({ alt }: FailureProps) {
  return (
    <Broken>
      <ImageOff size={24} aria-hidden />
      {alt !== '' && <FailureText alt={alt} />}
    </Broken>
  );
}

function FailureText({ alt }: FailureProps) {
  const t = useUiText();
  return (
    <span className="visually-hidden">
      {alt}. {t('picture_failed')}
    </span>
  );
}

const Frame = styled.span<{ readonly $ratio: number }>`
  position: relative;
  display: block;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background-color: ${color.skeleton};
  background-position: center;
  background-size: cover;

  &::after {
    position: absolute;
    inset: 0;
    background: ${color.veil};
    pointer-events: none;
    content: '';
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Broken = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;
