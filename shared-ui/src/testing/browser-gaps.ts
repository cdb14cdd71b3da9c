/** Browser features that Base UI needs and jsdom lacks. */
class PointerEventOfMouse extends MouseEvent {}

window.PointerEvent ??= PointerEventOfMouse as typeof PointerEvent;

/** jsdom has no layout: nothing scrolls into view or changes size. */
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
