import { useEffect, type RefObject } from 'react';

/** Smaller movements, of a resting finger, say nothing about where somebody reads on. In pixels. */
const MOVEMENT = 8;

/**
 * Lets the bars at the top make room while the page is scrolled down; they come back with the first
 * movement up, near the top, and when the keyboard's focus is in them. `data-chrome="collapsed"` on the
 * document says so, and `--toolbar-height` how far the page's own bar reaches below the header.
 * @param toolbar the page's own bar below the header
 */
export function useCollapsingChrome(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: root } = document;
    let last = window.scrollY;

    function show(isShown: boolean): void {
      if (isShown) delete root.dataset['chrome'];
      else root.dataset['chrome'] = 'collapsed';
      const height = isShown ? (toolbar.current?.offsetHeight ?? 0) : 0;
      root.style.setProperty('--toolbar-height', `${height}px`);
    }
    function follow(): void {
      const { scrollY } = window;
      const isNearTop = scrollY <= (toolbar.current?.offsetHeight ?? 0);
      if (Math.abs(scrollY - last) < MOVEMENT && !isNearTop) return;
      const isUpward = scrollY < last;
      last = scrollY;
      show(isUpward || isNearTop || isInChrome(document.activeElement));
    }
    function bringBack({ target }: FocusEvent): void {
      if (isInChrome(target as Element)) show(true);
    }
    const isInChrome = (element: Element | null) =>
      Boolean(
        element?.matches(':focus-visible') &&
        (toolbar.current?.contains(element) || element.closest('#karavan-chrome')),
      );

    show(true);
    window.addEventListener('scroll', follow, { passive: true });
    document.addEventListener('focusin', bringBack);
    return () => {
      window.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', bringBack);
      delete root.dataset['chrome'];
      root.style.removeProperty('--toolbar-height');
    };
  }, [toolbar]);
}
