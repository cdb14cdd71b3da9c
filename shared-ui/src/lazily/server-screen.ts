/**
 * Says that a part of the server's screen answers by itself from now on. What was pressed and typed there before
 * is handed over to it; `start.js` of the shell has kept that.
 */
export function answerPresses(part: HTMLElement): void {
  part.dispatchEvent(new Event('karavan-answers', { bubbles: true }));
}

/** How long a part is waited for whose script does not come, in milliseconds. */
const PATIENCE = 3000;

/** Resolves once all of a page that the server has rendered answers by itself. */
export async function untilAllAnswers(page: HTMLElement): Promise<void> {
  const isStill = () => page.closest('[data-still]') ?? page.querySelector('[data-still]');
  if (!isStill()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('karavan-answers', look);
      clearTimeout(timer);
      resolve();
    };
    // `start.js` has taken the mark away before it comes here.
    const look = () => !isStill() && end();
    const timer = setTimeout(end, PATIENCE);
    addEventListener('karavan-answers', look);
  });
}

/** Whether what is drawn first is the server's screen: on the server, and in the browser that takes it over. */
export function isServerScreen(): boolean {
  if (typeof document === 'undefined') return true;
  // There is none again once it has gone.
  isOver ||= document.querySelector('[data-still]') === null;
  return !isOver;
}

let isOver = false;
