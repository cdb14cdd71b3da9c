import { cleanup, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { AsyncView } from './async-view.tsx';
import { Loading, SkeletonRow } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.ts';

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
  const view = (
    data: string | undefined,
    error: unknown = null,
    fetchStatus: 'idle' | 'paused' = 'idle',
  ) => (
    <AsyncView
      query={{ data, error, fetchStatus, refetch }}
      skeleton={<p>shapes</p>}
      failure={failure}
    >
      {(shown) => <p>{shown}</p>}
    </AsyncView>
  );
  const refetch = jest.fn();

  test('shows shapes while it loads', () => {
    renderUi(view(undefined));
    expect(screen.getByText('shapes')).toBeTruthy();
  });

  test('offers another try when it failed', async () => {
    const { user } = renderUi(view(undefined, { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('keeps what it has when a refresh fails', () => {
    renderUi(view('posts', { status: 500 }));
    expect(screen.getByText('posts')).toBeTruthy();
  });

  test('what is gone or not for this person offers no other try', () => {
    for (const status of [404, 400]) {
      renderUi(view(undefined, { status }));
      expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeTruthy();
      cleanup();
    }
    renderUi(view(undefined, { status: 403 }));
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('a missing answer names the connection, a failed one does not', () => {
    renderUi(view(undefined, { status: 0 }));
    expect(screen.getByText(/Check your internet/)).toBeTruthy();
    cleanup();
    renderUi(view(undefined, { status: 502 }));
    expect(screen.getByText(/This one is on us/)).toBeTruthy();
  });

  test('offline it waits for the connection and says so', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderUi(view(undefined, null, 'paused'));
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeTruthy();
    jest.restoreAllMocks();
  });
});
