import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { servedLazily } from './served-lazily.tsx';

const Greeting = ({ name }: { readonly name: string }) => (
  <button type="button">Hello, {name}</button>
);

/** As the server renders it once the part is at hand. */
async function serve(): Promise<HTMLElement> {
  const Served = servedLazily(async () => Greeting, <p>Wait</p>);
  const container = document.createElement('div');
  container.dataset['still'] = '';
  document.body.append(container);
  renderToString(<Served name="Aygul" />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  container.innerHTML = renderToString(<Served name="Aygul" />);
  return container;
}

it('is part of the server’s screen, and keeps it until its script is there', async () => {
  const container = await serve();
  const served = container.querySelector('button')!;
  expect(served.textContent).toBe('Hello, Aygul');
  expect(served.closest('[data-still]')).not.toBe(container);

  const answered = jest.fn();
  container.addEventListener('karavan-answers', ({ target }) => answered(target));
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Late = servedLazily(() => promise, <p>Wait</p>);
  const root = await act(async () => hydrateRoot(container, <Late name="Aygul" />));
  // Whatever is known of the person meanwhile.
  await act(async () => root.render(<Late name="Bakyt" />));
  expect(container.querySelector('button')).toBe(served);
  expect(served.textContent).toBe('Hello, Aygul');
  expect(answered).not.toHaveBeenCalled();

  await act(async () => resolve(Greeting));
  expect(container.querySelector('button')).toBe(served);
  expect(served.textContent).toBe('Hello, Bakyt');
  expect(answered.mock.calls).toEqual([[served.closest('[data-still]')]]);
  await act(async () => root.unmount());
  container.remove();

  // Whoever comes back to the page has it at once: nothing below it moves.
  renderUi(<Late name="Aygul" />);
  expect(screen.getByText('Hello, Aygul')).toBeTruthy();
});

it('shows its placeholder where no server has rendered it, and is tried again online', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Late = servedLazily(load, <p>Wait</p>);
  renderUi(<Late name="Bakyt" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Bakyt')).toBeTruthy();
});
