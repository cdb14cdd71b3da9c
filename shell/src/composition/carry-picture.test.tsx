import { DOCUMENT_IDS } from '@karavan/shared-api/contract/boot';
import type { Location } from '@karavan/shared-api/router';
import { carryPicture } from './carry-picture.ts';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
});
const TO_ITEM = { from: at('/home/posts'), to: at('/p/5') };
const BACK = { from: at('/p/5'), to: at('/home/posts') };

const LIST = '<a href="/p/4"><i><img></i></a><a href="/p/5"><i><img></i><b><img></b></a>';
const ITEM = '<section><button data-carried="picture"><img></button></section>';

let page: HTMLElement;
/** What had the name when the old page was captured, and when the new one was. */
let named: (string | null)[][];
let finish: () => void;

const withName = () =>
  [...page.querySelectorAll<HTMLElement>('*')]
    .filter(({ style }) => style.viewTransitionName === 'picture')
    .map((element) => element.tagName);

/** Rendering as a browser does it: the old page is captured, changed, and captured anew. */
function startViewTransition(change: () => Promise<void>) {
  named.push(withName());
  const finished = Promise.withResolvers<void>();
  finish = finished.resolve;
  const ready = change().then(() => void named.push(withName()));
  return { ready, finished: finished.promise };
}

function preferReducedMotion(matches: boolean): void {
  globalThis.matchMedia = () => ({ matches }) as MediaQueryList;
}

beforeEach(() => {
  document.body.innerHTML = `<main id="${DOCUMENT_IDS.page}"></main>`;
  page = document.getElementById(DOCUMENT_IDS.page)!;
  named = [];
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 10, bottom: 90, left: 10, right: 90 } as DOMRect);
  Object.assign(document, { startViewTransition });
  preferReducedMotion(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const show = (html: string) => async () => {
  page.innerHTML = html;
};

it('carries the picture of a card to the page of its item, and takes its name back', async () => {
  page.innerHTML = LIST;
  await carryPicture(TO_ITEM, show(ITEM));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(named).toEqual([['I'], ['BUTTON']]);
  finish();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(withName()).toEqual([]);
});

it('carries it back to its card', async () => {
  page.innerHTML = ITEM;
  await carryPicture(BACK, show(LIST));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(named).toEqual([['BUTTON'], ['I']]);
});

it.each([
  ['between pages of no item', { from: at('/home/posts'), to: at('/carts') }, LIST],
  ['between two items', { from: at('/p/4'), to: at('/p/5') }, LIST],
  ['from a page without its card', TO_ITEM, '<a href="/p/4"><i><img></i></a>'],
])('changes the page at once %s', async (_case, step, before) => {
  page.innerHTML = before;
  await carryPicture(step, show(ITEM));
  expect(page.innerHTML).toBe(ITEM);
  expect(named).toEqual([]);
});

it('changes the page at once from a card that is scrolled away, and where the browser has no transitions', async () => {
  page.innerHTML = LIST;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: -200, bottom: -10, left: 10, right: 90 } as DOMRect);
  await carryPicture(TO_ITEM, show(ITEM));
  expect(named).toEqual([]);
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
  await carryPicture(BACK, show(LIST));
  expect(page.innerHTML).toBe(LIST);
});

it('with reduced motion nothing moves: the pages fade', async () => {
  preferReducedMotion(true);
  page.innerHTML = LIST;
  await carryPicture(TO_ITEM, show(ITEM));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(named).toEqual([[], []]);
});

it('does not keep the old page for a slow one, whose failure it passes on', async () => {
  page.innerHTML = LIST;
  const { promise, reject } = Promise.withResolvers<void>();
  const carried = carryPicture(TO_ITEM, () => promise);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(named).toEqual([['I'], []]);
  reject(new Error('no page'));
  await expect(carried).rejects.toThrow('no page');
});

it('keeps its name for the next step, which begins before the last one is over', async () => {
  page.innerHTML = ITEM;
  await carryPicture(BACK, show(LIST));
  const finishFirst = finish;
  await new Promise((wait) => setTimeout(wait, 0));
  named = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = startViewTransition;
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      const ready = promise.then(() => begin(change).ready);
      return { ready, finished: ready };
    },
  });
  const carried = carryPicture({ ...TO_ITEM }, show(ITEM));
  // The browser ends the first one where the second one begins.
  finishFirst();
  await new Promise((wait) => setTimeout(wait, 0));
  resolve();
  await carried;
  await new Promise((wait) => setTimeout(wait, 0));
  expect(named).toEqual([['I'], ['BUTTON']]);
});

it('changes the page without it where the browser does not come to capture the former one', async () => {
  page.innerHTML = LIST;
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      const { promise: skipped, reject } = Promise.withResolvers<never>();
      return {
        ready: skipped,
        finished: skipped.catch(() => undefined),
        skipTransition() {
          void change();
          reject(new Error('skipped'));
        },
      };
    },
  });
  await carryPicture(TO_ITEM, show(ITEM));
  expect(page.innerHTML).toBe(ITEM);
});
