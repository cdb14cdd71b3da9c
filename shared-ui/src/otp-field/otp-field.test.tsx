import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { OtpField } from './otp-field.tsx';

function Code({ onComplete }: { onComplete(value: string): void }) {
  const [value, setValue] = useState('');
  return (
    <OtpField
      label="Code"
      length={4}
      value={value}
      onValueChange={setValue}
      onComplete={onComplete}
    />
  );
}

const typed = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((digit) => digit.value)
    .join('');

test('digits typed one after the other fill the boxes; letters do not', async () => {
  const onComplete = jest.fn();
  const { user, container } = renderUi(<Code onComplete={onComplete} />);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.keyboard('4a82');
  expect(typed()).toBe('482');
  expect(onComplete).not.toHaveBeenCalled();
  await user.keyboard('9');
  expect(onComplete.mock.calls).toEqual([['4829']]);
  await expectAccessible(container);
});

test('a pasted code fills all boxes', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Code onComplete={onComplete} />);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.paste('48 29');
  expect(typed()).toBe('4829');
  expect(onComplete.mock.calls).toEqual([['4829']]);
});

test('takes the focus when a step is for it alone', () => {
  renderUi(<OtpField label="Code" length={4} value="" focusOnMount onValueChange={jest.fn()} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});

test('every box says which digit it is', () => {
  renderUi(<Code onComplete={jest.fn()} />);
  expect(screen.getByRole('textbox', { name: 'Digit 4 of 4' })).toBeTruthy();
});
