/**
 * Says that a part of the server's screen answers by itself from now on. What was pressed and typed there before
 * is handed over to it; `start.js` of the shell has kept that.
 */
export function answerPresses(part: HTMLElement): void {
  part.dispatchEvent(new Event('karavan-answers', { bubbles: true }));
}

/** Whether what is drawn first is the server's screen: on the server, and in the browser that takes it over. */
export function isServerScreen(): boolean {
  if (typeof document === 'undefined') return true;
  // There is none again once it has gone.
  isOver ||= document.querySelector('[data-still]') === null;
  return !isOver;
}

let isOver = false;
