import { createStore } from 'jotai/vanilla';
import { forgetOwn } from '@karavan/shared-api/own';
import { searchHistoryOf } from './search-history.ts';

const store = createStore();
const { read, remember, forget, forgetAll } = searchHistoryOf(store);

beforeEach(() => localStorage.clear());

it('keeps the latest first, each once', () => {
  remember('плов');
  remember('лагман');
  remember('плов');
  expect(read()).toEqual(['плов', 'лагман']);
});

it('holds a hundred and drops the oldest', () => {
  for (let index = 1; index <= 101; index += 1) remember(`search ${index}`);
  const history = read();
  expect(history).toHaveLength(100);
  expect(history[0]).toBe('search 101');
  expect(history).not.toContain('search 1');
});

it('forgets one or all', () => {
  remember('плов');
  remember('лагман');
  expect(forget('плов')).toEqual(['лагман']);
  forgetAll();
  expect(read()).toEqual([]);
});

it('takes a damaged store for an empty one', () => {
  localStorage.setItem('own:guest:search-history', '{"a":');
  expect(read()).toEqual([]);
});

it('goes with its person', () => {
  remember('плов');
  forgetOwn(store);
  expect(read()).toEqual([]);
});
