import { act, fireEvent, render, screen, within } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { expectAccessible } from '../testing/expect-accessible.ts';
import '../testing/browser-gaps.ts';
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import { ToastLayer } from './toast-layer.tsx';
import { createToasts, type ToastMessage } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const toasts = createToasts();
  render(
    <UiTextProvider texts={texts}>
      <ToastLayer toasts={toasts} />
    </UiTextProvider>,
  );
  return {
    show: (message: ToastMessage) => act(() => toasts.show(message)),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

/** Texts of the toasts that have not started to disappear. */
const shown = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    .filter((toast) => !toast.hasAttribute('data-ending-style'))
    .map((toast) => toast.textContent);

const saved: ToastMessage = { kind: 'success', text: 'Saved' };
const request = (answers: { onAccept?(): void; onReject?(): void }): ToastMessage => ({
  kind: 'partnership',
  organization: { title: 'Navat', image: null, address: 'Bishkek' },
  onAccept: jest.fn(),
  onReject: jest.fn(),
  ...answers,
});

test('a toast is announced in a live region and leaves after three seconds', async () => {
  const { show, pass } = setUp();
  show(saved);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(within(region).getByRole('dialog', { name: 'Saved' })).toBeTruthy();
  await pass(2900);
  expect(shown()).toEqual(['Saved']);
  await pass(200);
  expect(shown()).toEqual([]);
});

test('its clock stands still while it is hovered', async () => {
  const { show, pass } = setUp();
  show(saved);
  await pass(2000);
  fireEvent.mouseEnter(screen.getByRole('region'));
  await pass(10_000);
  expect(shown()).toEqual(['Saved']);
  fireEvent.mouseLeave(screen.getByRole('region'));
  await pass(1100);
  expect(shown()).toEqual([]);
});

test('there is one at a time: the new one takes the place of the old one for good', async () => {
  const { show, pass } = setUp();
  show(saved);
  show({ kind: 'error', text: 'Not saved' });
  expect(shown()).toEqual(['Not saved']);
  await pass(3100);
  expect(shown()).toEqual([]);
});

test('an action is done once, and the toast goes', async () => {
  const run = jest.fn();
  const { show } = setUp();
  show({ kind: 'info', text: 'Removed', action: { label: 'Undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test.each(['Accept', 'Decline'])('a partnership request can be answered with %s', (answer) => {
  const onAccept = jest.fn();
  const onReject = jest.fn();
  const { show } = setUp();
  show(request({ onAccept, onReject }));
  fireEvent.click(screen.getByRole('button', { name: answer }));
  expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual(
    answer === 'Accept' ? [1, 0] : [0, 1],
  );
});

test.each<ToastMessage>([
  saved,
  { kind: 'error', text: 'Not saved' },
  { kind: 'info', text: 'New discounts' },
  { kind: 'pinned', text: 'Pinned' },
  { kind: 'copy-link', url: 'https://karavan.kg/p/1' },
  request({}),
  { kind: 'custom', content: <strong>Get the app</strong> },
])('a toast of the kind $kind is accessible', async (message) => {
  const { show } = setUp();
  show(message);
  jest.useRealTimers();
  await expectAccessible();
});
