/** Browser features that Base UI needs and jsdom lacks. */
class PointerEventOfMouse extends MouseEvent {}

window.PointerEvent ??= PointerEventOfMouse as typeof PointerEvent;

if (!document.scrollingElement) {
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement });
}

/** A phone; a test that needs more room answers itself. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
