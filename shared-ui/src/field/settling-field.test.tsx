import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { SettlingField } from './settling-field.tsx';

const told: string[] = [];
beforeEach(() => told.splice(0));

/** Keeps the text as an address does: a moment later. */
function Kept() {
  const [value, setValue] = useState('платье');
  return (
    <>
      <SettlingField
        label="Find"
        value={value}
        onSettle={(text) => {
          told.push(text);
          setTimeout(() => setValue(text), 50);
        }}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('tells what is typed once the typing stops, without spaces around it', async () => {
  const { user } = renderUi(<Kept />);
  expect(field().value).toBe('платье');
  await user.type(field(), ' лён ');
  await waitFor(() => expect(told).toEqual(['платье лён']));
  // What follows a pause is neither lost nor moved together with what was typed before.
  await user.type(field(), 'летнее');
  await waitFor(() => expect(told).toEqual(['платье лён', 'платье лён летнее']));
  expect(field().value).toBe('платье лён летнее');
});

it('shows what was changed elsewhere, and does not tell it', async () => {
  const { user } = renderUi(<Kept />);
  await user.type(field(), ' лён');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('платье лён'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field().value).toBe('');
  await user.type(field(), 'юбка');
  await waitFor(() => expect(told).toEqual(['платье лён', 'юбка']));
});

it('does not send the form around it by Enter', async () => {
  const send = jest.fn();
  const { user } = renderUi(
    <form onSubmit={send}>
      <SettlingField label="Find" value="" onSettle={() => undefined} />
    </form>,
  );
  await user.type(field(), 'лён{Enter}');
  expect(send).not.toHaveBeenCalled();
});
