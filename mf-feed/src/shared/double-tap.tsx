import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Heart } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useLike } from '@karavan/shared-api/interactions';
import { color, layer, media } from '@karavan/shared-ui/tokens';

/** Two taps within so many milliseconds are a like; a single one opens the post after them. */
const PAUSE = 250;

/**
 * Likes the post of the card that it lies in by two taps on its picture; never unlikes. Only touch is held back: the
 * mouse, the keyboard and the middle button follow the link of the picture as ever.
 */
export function DoubleTap({ post }: { readonly post: FeedPost }) {
  const place = useRef<HTMLSpanElement>(null);
  const { isLiked, toggle } = useLike(post);
  const [burst, setBurst] = useState<{
    readonly count: number;
    readonly left: number;
    readonly top: number;
  }>();

  const like = useEffectEvent((picture: Element) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    setBurst((before) => ({
      count: (before?.count ?? 0) + 1,
      left: left + width / 2,
      top: top + height / 2,
    }));
    if (!isLiked) void toggle();
  });

  useEffect(() => {
    const link = place.current
      ?.closest('article')
      ?.querySelector<HTMLAnchorElement>(`a[href="/p/${post.id}"]`);
    const picture = link?.querySelector('img')?.parentElement;
    if (!link || !picture) return undefined;
    let opening: ReturnType<typeof setTimeout> | undefined;
    function onClick(event: MouseEvent): void {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      event.preventDefault();
      event.stopPropagation();
      if (opening === undefined) {
        opening = setTimeout(() => {
          opening = undefined;
          link!.click();
        }, PAUSE);
      } else {
        clearTimeout(opening);
        opening = undefined;
        like(picture!);
      }
    }
    // Otherwise the browser enlarges the page.
    picture.style.touchAction = 'manipulation';
    picture.addEventListener('click', onClick);
    return () => {
      clearTimeout(opening);
      picture.removeEventListener('click', onClick);
    };
  }, [post.id]);

  return (
    <>
      <span ref={place} hidden />
      {burst && (
        <Burst
          key={burst.count}
          style={{ left: burst.left, top: burst.top }}
          aria-hidden
          onAnimationEnd={() => setBurst(undefined)}
        >
          <Heart size={96} fill="currentColor" />
        </Burst>
      )}
    </>
  );
}

const swell = keyframes`
  0% { opacity: 0; transform: scale(0.4); }
  25%, 70% { opacity: 1; transform: scale(1); }
  100% { opacity: 0; transform: scale(1.2); }
`;

const Burst = styled.span`
  position: fixed;
  z-index: ${layer.chrome};
  width: 96px;
  height: 96px;
  margin: -48px;
  color: ${color.red};
  pointer-events: none;
  animation: ${swell} 800ms both;

  ${media.reducedMotion} {
    display: none;
  }
`;
