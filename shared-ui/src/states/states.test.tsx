import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { AsyncView } from './async-view.tsx';
import { Loading, SkeletonRow } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';

test('an empty state says what to do next and does it', async () => {
  const run = jest.fn();
  const { user } = renderUi(
    <EmptyState
      title="No orders yet"
      text="Look around"
      action={{ label: 'Open the feed', run }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open the feed' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('an error is announced and offers another try, in the words of the provider', async () => {
  const run = jest.fn();
  const { user } = renderUi(<ErrorState action={{ run }} />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('an error may be worded by its page', () => {
  renderUi(
    <ErrorState title="The shop is closed" action={{ label: 'Look again', run: jest.fn() }} />,
  );
  expect(screen.getByRole('heading', { name: 'The shop is closed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
});

test('many shapes are one announcement', () => {
  renderUi(
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>,
  );
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
});

describe('a view of a query', () => {
  const failure = { title: 'Not loaded' };
  const view = (query: { data: string | undefined; isError: boolean; refetch(): void }) => (
    <AsyncView query={query} skeleton={<p>shapes</p>} failure={failure}>
      {(data) => <p>{data}</p>}
    </AsyncView>
  );
  const refetch = jest.fn();

  test('shows shapes while it loads', () => {
    renderUi(view({ data: undefined, isError: false, refetch }));
    expect(screen.getByText('shapes')).toBeTruthy();
  });

  test('offers another try when it failed', async () => {
    const { user } = renderUi(view({ data: undefined, isError: true, refetch }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('keeps what it has when a refresh fails', () => {
    renderUi(view({ data: 'posts', isError: true, refetch }));
    expect(screen.getByText('posts')).toBeTruthy();
  });
});
