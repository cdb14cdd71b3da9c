import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { EndlessView } from './endless-view.tsx';

const READY = {
  status: 'ready',
  items: ['Ann', 'Ben'],
  hasMore: false,
  isLoadingMore: false,
  error: null,
  loadMore: jest.fn(),
} as const;

function show(state: Partial<Omit<Parameters<typeof EndlessView<string>>[0]['list'], 'retry'>>) {
  const retry = jest.fn();
  const view = renderUi(
    <EndlessView
      list={{ ...READY, ...state, retry }}
      label="People"
      keyOf={(name) => name}
      empty="Nobody yet"
      failure={{ title: 'No people could be loaded' }}
    >
      {(name) => name}
    </EndlessView>,
  );
  return { ...view, retry };
}

test('a list on its way shows the shapes of what comes', () => {
  show({ status: 'loading', items: [] });
  expect(screen.getByRole('status')).toBeTruthy();
});

test('a list that could not be loaded says what is missing and is asked for again', async () => {
  const { user, retry } = show({ status: 'error', items: [], error: new Error() });
  expect(screen.getByRole('alert').textContent).toContain('No people could be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a list without items says so', () => {
  show({ items: [] });
  expect(screen.getByText('Nobody yet')).toBeTruthy();
});

test('items stay when the next page fails, which is asked for again', async () => {
  const { user, retry } = show({ error: new Error() });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ann',
    'Ben',
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
