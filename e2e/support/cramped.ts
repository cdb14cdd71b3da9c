import type { Page } from '@playwright/test';

/**
 * What has no room on the narrowest screen, and on a usual one with all text twice as large. The page
 * keeps the large text.
 */
export async function crampedAnywhereOn(page: Page): Promise<string[]> {
  const { height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height });
  await settle(page);
  const narrow = await crampedOn(page);
  await page.setViewportSize({ width: 390, height });
  await enlargeText(page, 'root');
  const large = await crampedOn(page);
  await enlargeText(page, 'zoom');
  const zoomed = await crampedOn(page);
  return [
    ...narrow.map((problem) => `at 320 px, ${problem}`),
    ...large.map((problem) => `with a large font, ${problem}`),
    ...zoomed.map((problem) => `with zoomed text, ${problem}`),
  ];
}

/** Makes all text twice as large: by the browser's setting, or (as Firefox does) by zooming text only. */
async function enlargeText(page: Page, way: 'root' | 'zoom'): Promise<void> {
  await page.evaluate((how) => {
    if (how === 'root') {
      document.documentElement.style.fontSize = '200%';
      return;
    }
    document.documentElement.style.fontSize = '';
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) element.style?.setProperty('font-size', `${size * 2}px`);
  }, way);
  await settle(page);
}

/** Grids, and lists of rows of any height, measure themselves anew: they need a moment. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** What is wider than the screen, cut off, out of its control, or on top of other words. */
async function crampedOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    /** Glyphs stand in less than their line; rounding takes a pixel. */
    const SLACK = 2;
    const problems = new Set<string>();

    interface Words {
      readonly text: string;
      readonly element: Element;
      readonly box: DOMRect;
      /** Chrome that floats over the page covers it by nature. */
      readonly layer: Element | null;
    }
    const all: Words[] = [];

    function describe(element: Element, text = element.textContent): string {
      const name = element.getAttribute('aria-label') ?? text;
      return `<${element.localName}> ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`;
    }

    function isHidden(element: Element): boolean {
      return (
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        element.closest('[aria-hidden=true], [inert], noscript') !== null ||
        isForReadersOnly(element)
      );
    }

    function isForReadersOnly(element: Element): boolean {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
      }
      return false;
    }

    function shows(box: DOMRect): boolean {
      return box.width > 0 && box.height > 0;
    }

    /** What remains of the box within those that scroll or cut; reports what is cut for good. */
    function visiblePart(element: Element, box: DOMRect, text: string): DOMRect | null {
      let { left, right, top, bottom } = box;
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (outer === document.body || outer === document.documentElement) break;
        const style = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        if (style.overflowX !== 'visible') {
          const isCut = left < edge.left - SLACK || right > edge.right + SLACK;
          const isMeant = style.overflowX !== 'hidden' && style.overflowX !== 'clip';
          if (isCut && !isMeant && style.textOverflow !== 'ellipsis') {
            problems.add(`cut at the side: ${describe(element, text)}`);
          }
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (style.overflowY !== 'visible') {
          const isMeant = style.overflowY !== 'hidden' && style.overflowY !== 'clip';
          const isCut = top < edge.top - SLACK - 2 || bottom > edge.bottom + SLACK + 2;
          if (isCut && !isMeant && style.webkitLineClamp === 'none') {
            problems.add(`cut above or below: ${describe(element, text)}`);
          }
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : null;
    }

    function layerOf(element: Element): Element | null {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(outer).position)) return outer;
      }
      return null;
    }

    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) problems.add(`the page is ${excess} px too wide`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!;
      const element = walker.currentNode.parentElement!;
      if (text.trim() === '' || isHidden(element) || element.closest('script, style, svg'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const control = element.closest('a, button, label, summary, [role=button], [role=tab]');
      for (const rect of range.getClientRects()) {
        if (!shows(rect)) continue;
        const seen = visiblePart(element, rect, text);
        if (!seen) continue;
        if (seen.right > innerWidth + SLACK || seen.left < -SLACK) {
          problems.add(`beyond the screen: ${describe(element, text)}`);
        }
        const edge = control?.getBoundingClientRect();
        if (
          control &&
          edge &&
          getComputedStyle(control).display !== 'inline' &&
          (seen.left < edge.left - SLACK ||
            seen.right > edge.right + SLACK ||
            seen.bottom > edge.bottom + SLACK * 2 ||
            seen.top < edge.top - SLACK * 2)
        ) {
          problems.add(`out of its control: ${describe(control)}`);
        }
        all.push({ text, element, box: seen, layer: layerOf(element) });
      }
    }

    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of two lines may touch where their glyphs do not.
        const allowed = Math.min(one.box.height, other.box.height) * 0.3;
        if (across > SLACK && along > allowed) {
          problems.add(
            `on each other: ${describe(one.element, one.text)} / ${describe(other.element, other.text)}`,
          );
        }
      }
    }
    return [...problems];
  });
}
