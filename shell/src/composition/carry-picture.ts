import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import type { Location } from '@karavan/shared-api/router';
import type { Step } from './swap-pages.ts';

/** In milliseconds. */
const FRAME = 16;

/** How long the browser may take to capture the old page, in milliseconds: it does so with a frame, and may draw none. */
const CAPTURE_MS = 500;

/** The picture that has the name; at most one. */
let carried: HTMLElement | undefined;
/** The last step begun: one before it must not touch the names any more. */
let latest: Step | undefined;

const ITEM = /^\/p\/\d+$/;

/**
 * Carries the picture of an item from its card to its page, and back. Where there is no such picture, or
 * the browser cannot, the page changes at once; people who prefer reduced motion see it fade.
 */
export async function carryPicture(step: Step, change: () => Promise<void>): Promise<void> {
  const item = itemBetween(step);
  // Not in every browser.
  if (item === undefined || !('startViewTransition' in document)) return change();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = isCalm ? undefined : findPicture(step.from, item);
  if (!isCalm && !before) return change();
  const { promise: changed, resolve, reject } = Promise.withResolvers<void>();
  latest = step;
  carry(before);
  // The page changes all the same.
  const late = setTimeout(() => transition.skipTransition(), CAPTURE_MS);
  const transition = document.startViewTransition(async () => {
    clearTimeout(late);
    if (latest === step) carry(undefined);
    const changing = change();
    changing.then(resolve, reject);
    await Promise.race([changing.catch(() => undefined), twoFrames()]);
    if (latest === step && !isCalm) carry(findPicture(step.to, item));
  });
  // Another one has begun, or nobody looks at the page.
  transition.ready.catch(() => undefined);
  const finish = () => latest === step && carry(undefined);
  transition.finished.then(finish, finish);
  return changed;
}

/** The address of the item that one of the two pages is of. */
function itemBetween({ from, to }: Step): string | undefined {
  const items = [from, to].map(({ pathname }) => pathname).filter((path) => ITEM.test(path));
  return items.length === 1 ? items[0] : undefined;
}

/** The item's picture on its own page or on its card, where it can be seen. */
function findPicture({ pathname }: Location, item: string): HTMLElement | undefined {
  const selector = pathname === item ? '[data-carried="picture"]' : `a[href="${item}"] :has(> img)`;
  const page = document.getElementById(DOCUMENT_IDS.page)!;
  return [...page.querySelectorAll<HTMLElement>(selector)].find(isInView);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  // Of several pictures of a card, those to its sides are scrolled away.
  const frame = (element.closest('a') ?? element).getBoundingClientRect();
  const middle = (left + right) / 2;
  return (
    bottom > 0 &&
    top < innerHeight &&
    middle > Math.max(0, frame.left) &&
    middle < Math.min(innerWidth, frame.right)
  );
}

function carry(element: HTMLElement | undefined): void {
  if (carried) carried.style.viewTransitionName = '';
  carried = element;
  if (element) element.style.viewTransitionName = 'picture';
}

/** How long the old page may stand still for the new one; what keeps the page busy does not count. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve, FRAME));
  }
}
