import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { useSearchParams } from './index.ts';

function Filters() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string) =>
    setAddress(
      (before) => {
        before.set(name, 'true');
        return before;
      },
      { replace: true },
    );
  return (
    <>
      {['open_now', 'verified'].map((name) => (
        <button key={name} type="button" onClick={() => set(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setAddress({ type: '6' }, { replace: true })}>
        type
      </button>
      <p>{String(address)}</p>
    </>
  );
}

it('keeps both of two changes that come before anything is drawn again', () => {
  renderWithPlatform(<Filters />, { path: '/home/organizations?search=tea' });
  act(() => {
    for (const name of ['open_now', 'verified']) screen.getByRole('button', { name }).click();
  });
  expect(screen.getByText('search=tea&open_now=true&verified=true')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'type' }).click());
  expect(screen.getByText('type=6')).toBeTruthy();
});
