import { act, fireEvent, render, screen } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import { CopyButton } from './copy-button.tsx';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => jest.useRealTimers());

async function press() {
  render(
    <UiTextProvider texts={texts}>
      <CopyButton value="4021" />
    </UiTextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(async () => jest.advanceTimersByTimeAsync(0));
}

const announced = () => screen.getByRole('status').textContent;

test('the value is copied, and that is said for exactly a second', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledWith('4021');
  expect(announced()).toBe('Copied');
  act(() => jest.advanceTimersByTime(999));
  expect(announced()).toBe('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(announced()).toBe('');
});

test('a refusal of the browser is not passed over in silence', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(announced()).toBe('Could not copy');
});
