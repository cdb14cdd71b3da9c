/** A ref that gives the focus to what has just come, once: written inline it would be a new one, and take the focus, with every change on the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
