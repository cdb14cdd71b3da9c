/** Browser features that Base UI needs and jsdom lacks. */
class PointerEventOfMouse extends MouseEvent {}

window.PointerEvent ??= PointerEventOfMouse as typeof PointerEvent;

if (!document.scrollingElement) {
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement });
}
