import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Heart } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useLike } from '@karavan/shared-api/interactions';
import { color, media } from '@karavan/shared-ui/tokens';

/** Two taps within so many milliseconds are a like; a single one opens the post after them. */
const PAUSE = 250;

/**
 * Likes the post of the card that it lies in by two taps on its picture; never unlikes. Only touch is held back: the
 * mouse, the keyboard and the middle button follow the link of the picture as ever.
 */
export function DoubleTap({ post }: { readonly post: FeedPost }) {
  const place = useRef<HTMLSpanElement>(null);
  const { isLiked, toggle } = useLike(post);
  const [burst, setBurst] = useState<{ readonly on: Element; readonly count: number }>();

  const like = useEffectEvent((on: Element) => {
    setBurst((before) => ({ on, count: (before?.count ?? 0) + 1 }));
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
      {burst &&
        createPortal(
          <Burst key={burst.count} aria-hidden onAnimationEnd={() => setBurst(undefined)}>
            <Heart size={96} fill="currentColor" />
          </Burst>,
          burst.on,
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
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.red};
  pointer-events: none;
  animation: ${swell} 800ms both;

  ${media.reducedMotion} {
    display: none;
  }
`;
