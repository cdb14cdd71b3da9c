import type { Versions } from '@karavan/shared-api/contract/remotes';
import { followReleases } from './follow-releases.ts';

let answer: Versions;
const reload = jest.fn();
const onBlocked = jest.fn();
const typedInto = new Set<Element>();
let isWriting: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  answer = { versions: { shell: '1', 'mf-feed': '1' }, blocked: [] };
  globalThis.fetch = jest.fn(async () => Response.json(answer));
  isWriting = false;
  reload.mockReset();
  onBlocked.mockReset();
  typedInto.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

async function follow() {
  const follower = followReleases({
    opened: { shell: '1', 'mf-feed': '1' },
    used: () => ['shell 1', 'mf-feed 1'],
    isWriting: () => isWriting,
    onBlocked,
    reload,
    typedInto,
  });
  follower.look(true);
  await jest.advanceTimersByTimeAsync(3000);
  return follower;
}

function type(text: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  typedInto.add(field);
  return field;
}

it('leaves a tab alone that has what there is', async () => {
  const follower = await follow();
  expect(follower.take()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('takes a newer release when it is asked at a change of page, and not by itself', async () => {
  answer = { ...answer, versions: { shell: '1', 'mf-feed': '2' } };
  const follower = await follow();
  await jest.advanceTimersByTimeAsync(600_000);
  expect([reload.mock.calls.length, onBlocked.mock.calls.length]).toEqual([0, 0]);
  expect(follower.take()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loses nothing that is typed, guarded or under way', async () => {
  answer = { ...answer, versions: { shell: '2' } };
  const follower = await follow();
  const field = type('Привет');
  expect(follower.take()).toBe(false);
  field.value = '';
  isWriting = true;
  expect(follower.take()).toBe(false);
  isWriting = false;
  const guard = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', guard);
  expect(follower.take()).toBe(false);
  removeEventListener('beforeunload', guard);
  field.value = 'gone with its page';
  field.remove();
  expect(follower.take()).toBe(true);
});

it('tells of a blocked release at once, and loads the page anew when nobody is at it', async () => {
  answer = { versions: { shell: '1', 'mf-feed': '0' }, blocked: ['mf-feed 1'] };
  await follow();
  expect(onBlocked).toHaveBeenCalledTimes(1);
  const field = type('Привет');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(40_000);
  expect(reload).toHaveBeenCalled();
});

it('says nothing of blocked releases that are not on this page', async () => {
  answer = { ...answer, blocked: ['mf-feed 7', 'mf-commerce 1'] };
  await follow();
  expect(onBlocked).not.toHaveBeenCalled();
});

it('asks seldom on its own, at once when the server says so', async () => {
  const follower = await follow();
  follower.look(false);
  await jest.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(1);
  follower.look(true);
  await jest.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('goes on when the server cannot be reached', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  const follower = await follow();
  expect(follower.take()).toBe(false);
});
