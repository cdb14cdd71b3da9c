import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

const OPTIONS: RadioOption<'spam' | 'fraud'>[] = [
  { value: 'spam', label: 'Спам' },
  { value: 'fraud', label: 'Обман' },
];

function Example({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<'spam' | 'fraud' | null>(null);
  return (
    <RadioGroup
      label="Причина"
      options={OPTIONS}
      value={value}
      error={error}
      onValueChange={(next) => setValue(next)}
    />
  );
}

it('takes exactly one, of them', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByText('Спам'));
  expect(screen.getByRole('radio', { checked: true, name: 'Спам' })).toBeTruthy();
  await user.click(screen.getByText('Обман'));
  expect(screen.getByRole('radio', { checked: true, name: 'Обман' })).toBeTruthy();
  expect(screen.getByRole('radio', { checked: false, name: 'Спам' })).toBeTruthy();
});

it('tells what is wrong, and is accessible', async () => {
  const { container } = renderUi(<Example error="Выберите причину" />);
  expect(screen.getByRole('alert').textContent).toBe('Выберите причину');
  await expectAccessible(container);
});
