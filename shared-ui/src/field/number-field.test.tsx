import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { NumberField } from './number-field.tsx';

function Quantity({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <NumberField label="Quantity" value={value} onValueChange={setValue} min={1} max={3} stepper />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

test('leading zeros go while typing, and the limits hold once the field is left', async () => {
  const { user } = renderUi(<Quantity />);
  await user.type(field(), '009');
  expect(field().value).toBe('9');
  await user.tab();
  expect(field().value).toBe('3');
});

test('the steps stop at the limits', async () => {
  const { user } = renderUi(<Quantity initial="2" />);
  const increase = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' });
  const decrease = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' });
  await user.click(increase);
  expect(field().value).toBe('3');
  expect(increase.disabled).toBe(true);
  await user.click(decrease);
  await user.click(decrease);
  expect(field().value).toBe('1');
  expect(decrease.disabled).toBe(true);
});

test('an empty number can be stepped into its range, and stays empty when left', async () => {
  const { user, container } = renderUi(<Quantity />);
  await user.click(field());
  await user.tab();
  expect(field().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Increase' }));
  expect(field().value).toBe('1');
  await expectAccessible(container);
});
