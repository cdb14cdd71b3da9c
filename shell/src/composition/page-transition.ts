import type { SwapPages } from './swap-pages.ts';

/** Replaces a page by another one: at once, until the code of transitions has come with the first touch. */
export function createPageSwap(): SwapPages {
  let swap: SwapPages = (_step, change) => change();
  const load = () =>
    void import(/* webpackChunkName: "layers" */ './carry-picture.ts').then(
      ({ carryPicture }) => (swap = carryPicture),
      // Offline: pages change all the same.
      () => undefined,
    );
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, load, { once: true });
  return (step, change) => swap(step, change);
}
