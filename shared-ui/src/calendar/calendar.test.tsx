import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Calendar } from './calendar.tsx';

const chosen = jest.fn();
afterEach(() => chosen.mockClear());

function Example() {
  const [selected, setSelected] = useState<{ from: string; to: string } | null>(null);
  return (
    <Calendar
      label="Dates"
      locale="en"
      min="2026-11-20"
      max="2027-01-31"
      selected={selected}
      isTaken={(day) => day === '2026-11-24'}
      onSelect={(day) => {
        chosen(day);
        setSelected({ from: day, to: day });
      }}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('a day is chosen by its full name, and shown as chosen', async () => {
  const { container } = renderUi(<Example />);
  await userEvent.click(day(/November 22, 2026/));
  expect(chosen).toHaveBeenCalledWith('2026-11-22');
  expect(day(/November 22, 2026/).closest('[aria-selected=true]')).toBeTruthy();
  await expectAccessible(container);
});

test('a day that is taken, or past, is named but cannot be chosen', async () => {
  renderUi(<Example />);
  await userEvent.click(day(/November 24, 2026/));
  await userEvent.click(day(/November 19, 2026/));
  expect(chosen).not.toHaveBeenCalled();
  expect(day(/November 24, 2026/).getAttribute('aria-disabled')).toBe('true');
});

test('the keyboard walks by days, weeks and months, and not past the ends', async () => {
  const user = userEvent.setup();
  renderUi(<Example />);
  day(/November 20, 2026/).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(day(/November 28, 2026/));
  await user.keyboard('{PageDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('2026-12-28');
  await user.keyboard('{PageDown}{PageDown}');
  expect(document.activeElement).toBe(day(/January 31, 2027/));
  await user.keyboard('{PageUp}{PageUp}{PageUp}');
  expect(document.activeElement).toBe(day(/November 20, 2026/));
});

test('months are turned by buttons, between the first and the last', async () => {
  const user = userEvent.setup();
  renderUi(<Example />);
  const [back, on] = [
    screen.getByRole('button', { name: 'Previous month' }),
    screen.getByRole('button', { name: 'Next month' }),
  ];
  expect((back as HTMLButtonElement).disabled).toBe(true);
  await user.click(on);
  await user.click(on);
  expect(screen.getByText('January 2027')).toBeTruthy();
  expect((on as HTMLButtonElement).disabled).toBe(true);
});
