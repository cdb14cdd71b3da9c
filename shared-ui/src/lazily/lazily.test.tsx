import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { lazily } from './lazily.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

test('shows its placeholder, also on the server, until the part is there', async () => {
  const Late = lazily(async () => Greeting, <p>Wait</p>);
  expect(renderToString(<Late name="Aygul" />)).toBe('<p>Wait</p>');
  renderUi(<Late name="Aygul" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello, Aygul')).toBeTruthy();
});

test('is there at once where it has been loaded before', async () => {
  const Late = lazily(async () => Greeting);
  renderUi(<Late name="Aygul" />);
  await screen.findByText('Hello, Aygul');
  renderUi(<Late name="Bakyt" />);
  expect(screen.getByText('Hello, Bakyt')).toBeTruthy();
});

test('stays away when it cannot be loaded, and is tried again by the next one', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Late = lazily(load);
  const first = renderUi(<Late name="Aygul" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  first.unmount();
  renderUi(<Late name="Aygul" />);
  expect(await screen.findByText('Hello, Aygul')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('is tried again when the device is online again', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('offline'));
  const Late = lazily(load);
  renderUi(<Late name="Aygul" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello, Aygul')).toBeTruthy();
});
