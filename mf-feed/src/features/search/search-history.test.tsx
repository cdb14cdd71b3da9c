import {
  forgetAllSearches,
  forgetSearch,
  readSearchHistory,
  rememberSearch,
} from './search-history.ts';

beforeEach(() => localStorage.clear());

it('keeps the latest first, each once', () => {
  rememberSearch('плов');
  rememberSearch('лагман');
  rememberSearch('плов');
  expect(readSearchHistory()).toEqual(['плов', 'лагман']);
});

it('holds a hundred and drops the oldest', () => {
  for (let index = 1; index <= 101; index += 1) rememberSearch(`search ${index}`);
  const history = readSearchHistory();
  expect(history).toHaveLength(100);
  expect(history[0]).toBe('search 101');
  expect(history).not.toContain('search 1');
});

it('forgets one or all', () => {
  rememberSearch('плов');
  rememberSearch('лагман');
  expect(forgetSearch('плов')).toEqual(['лагман']);
  forgetAllSearches();
  expect(readSearchHistory()).toEqual([]);
});

it('takes a damaged store for an empty one', () => {
  localStorage.setItem('search-history', '{"a":');
  expect(readSearchHistory()).toEqual([]);
});
