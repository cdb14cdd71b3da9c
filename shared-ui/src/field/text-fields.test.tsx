import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('a field is found by its label and described by its hint', () => {
  renderUi(<TextField label="Phone" hint="We send a code" />);
  const field = screen.getByRole('textbox', { name: 'Phone', description: 'We send a code' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('an error takes the place of the hint, is announced and marks the field', async () => {
  const { container } = renderUi(
    <TextField label="Phone" hint="We send a code" error="Invalid phone format" />,
  );
  const field = screen.getByRole('textbox', { description: 'Invalid phone format' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Invalid phone format');
  expect(screen.queryByText('We send a code')).toBeNull();
  await expectAccessible(container);
});

test('a text area counts, and keeps what goes beyond its limit', async () => {
  function Comment() {
    const [value, setValue] = useState('');
    return (
      <TextArea
        label="Comment"
        limit={3}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  }
  const { user } = renderUi(<Comment />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  await user.type(box, 'four');
  expect(box.value).toBe('four');
  expect(screen.getByText('4 of 3 characters')).toBeTruthy();
});

test('a select offers its options and refuses the placeholder and the disabled one', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <SelectField
      label="City"
      placeholder="Choose a city"
      defaultValue=""
      options={[
        { value: 'a', label: 'Bishkek' },
        { value: 'b', label: 'Osh', disabled: true },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  const usable = [...select.options].filter((option) => !option.disabled);
  expect(usable.map((option) => option.label)).toEqual(['Bishkek']);
  await user.selectOptions(select, 'Bishkek');
  expect(onChange).toHaveBeenCalledWith('a');
});
