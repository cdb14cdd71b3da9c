import { answerPresses, untilAllAnswers } from './server-screen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page with a part in it, as the server sends them; `start.js` takes the mark from what answers. */
function serve() {
  document.body.innerHTML = '<div data-still><div data-still></div></div>';
  const page = document.querySelector<HTMLElement>('[data-still]')!;
  const takeMark = ({ target }: Event) => delete (target as HTMLElement).dataset['still'];
  addEventListener('karavan-answers', takeMark);
  let isOver = false;
  void untilAllAnswers(page).then(() => (isOver = true));
  return {
    page,
    part: page.querySelector<HTMLElement>('div')!,
    async isOver(afterMs = 0) {
      await jest.advanceTimersByTimeAsync(afterMs);
      return isOver;
    },
  };
}

it('waits for the page and each of its parts, in any order', async () => {
  const { page, part, isOver } = serve();
  answerPresses(part);
  expect(await isOver()).toBe(false);
  answerPresses(page);
  expect(await isOver()).toBe(true);
});

it('waits for no part that does not come within three seconds', async () => {
  const { page, isOver } = serve();
  answerPresses(page);
  expect(await isOver(2900)).toBe(false);
  expect(await isOver(200)).toBe(true);
});

it('is over at once where nothing is waited for', async () => {
  document.body.innerHTML = '<main></main>';
  await expect(untilAllAnswers(document.querySelector('main')!)).resolves.toBeUndefined();
});
