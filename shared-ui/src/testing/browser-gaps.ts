/** What Base UI asks of a browser and jsdom does not have. */
class PointerEventOfMouse extends MouseEvent {}

window.PointerEvent ??= PointerEventOfMouse as typeof PointerEvent;

/** jsdom has no layout: nothing ever comes into sight or changes its size. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
window.ResizeObserver ??= SilentObserver;

if (!document.scrollingElement) {
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement });
}
