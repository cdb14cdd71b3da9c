import { useEffect, useEffectEvent, useRef } from 'react';
import { Heart } from 'lucide-react';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useLike } from '@karavan/shared-api/interactions';
import { color } from '@karavan/shared-ui/tokens';

/** Two taps within so many milliseconds are a like; a single one opens the post after them. */
const PAUSE = 200;

/**
 * Likes the post of the card that it lies in by two taps on its picture; never unlikes. Only touch is held back: the
 * mouse, the keyboard and the middle button follow the link of the picture as ever.
 */
export function DoubleTap({ post }: { readonly post: FeedPost }) {
  const place = useRef<HTMLSpanElement>(null);
  const { isLiked, toggle } = useLike(post);
  const like = useEffectEvent((picture: Element) => {
    showHeart(place.current!.firstElementChild!, picture);
    if (!isLiked) void toggle();
  });

  useEffect(() => {
    const link = place.current
      ?.closest('article')
      ?.querySelector<HTMLAnchorElement>(`a[href="/p/${post.id}"]`);
    if (!link) return undefined;
    let opening: ReturnType<typeof setTimeout> | undefined;
    function onClick(event: MouseEvent): void {
      const picture = (event.target as Element).closest('img')?.parentElement;
      if (!picture || (event as PointerEvent).pointerType !== 'touch') return;
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
        like(picture);
      }
    }
    // Otherwise the browser enlarges the page.
    link.style.touchAction = 'manipulation';
    link.addEventListener('click', onClick);
    return () => {
      clearTimeout(opening);
      link.removeEventListener('click', onClick);
    };
  }, [post.id]);

  return (
    <span ref={place} hidden>
      <Heart size={96} fill="currentColor" />
    </span>
  );
}

/** Shows a heart over a picture for a moment; nothing moves for people who prefer that. */
function showHeart(drawn: Element, picture: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const heart = drawn.cloneNode(true) as SVGElement;
  Object.assign(heart.style, {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    color: color.red,
    pointerEvents: 'none',
  });
  picture.append(heart);
  const swelling = heart.animate(
    [
      { opacity: 0, transform: 'scale(0.4)' },
      { opacity: 1, transform: 'none', offset: 0.25 },
      { opacity: 1, transform: 'none', offset: 0.7 },
      { opacity: 0, transform: 'scale(1.2)' },
    ],
    { duration: 800 },
  );
  const end = () => heart.remove();
  swelling.finished.then(end, end);
}
