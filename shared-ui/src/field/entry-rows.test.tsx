import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { EntryRows } from './entry-rows.tsx';

const WORDS = {
  add: 'Add',
  full: 'Full',
  remove: (number: number) => `Remove ${number}`,
  raise: (number: number) => `Raise ${number}`,
};

function Phones({ first }: { readonly first: readonly string[] }) {
  const [list, setList] = useState(first);
  return (
    <fieldset>
      <EntryRows list={list} limit={4} blank="" words={WORDS} onChange={setList}>
        {(phone, index) => <input aria-label={`Phone ${index + 1}`} readOnly value={phone} />}
      </EntryRows>
      <button type="button">Stands behind: no neighbour of what is removed</button>
    </fieldset>
  );
}

function open(...first: string[]) {
  const { user } = renderUi(<Phones first={first} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press };
}
const focused = () => document.activeElement?.getAttribute('aria-label');
const phones = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const said = () => screen.getByRole('status').textContent;

it('gives the focus to the neighbour of what is removed, and says how many are left', async () => {
  const { press } = open('1', '2', '3');
  await press('Remove 2');
  await waitFor(() => expect(focused()).toBe('Remove 2'));
  expect(phones()).toEqual(['1', '3']);
  expect(said()).toBe('Removed. Left: 2');
  await press('Remove 2');
  await waitFor(() => expect(focused()).toBe('Remove 1'));
});

it('gives it to the button that adds one when none is left', async () => {
  const { press } = open('1');
  await press('Remove 1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Add')));
  expect(said()).toBe('Removed. Left: 0');
});

it('lets what is moved take the focus along, and says where it is', async () => {
  const { press } = open('1', '2', '3');
  await press('Raise 3');
  await waitFor(() => expect(focused()).toBe('Raise 2'));
  expect(phones()).toEqual(['1', '3', '2']);
  expect(said()).toBe('Now at place 2 of 3');
  await press('Raise 2');
  const first = within(screen.getAllByRole('listitem')[0]!);
  await waitFor(() => expect(document.activeElement).toBe(first.getByRole('button')));
  expect(said()).toBe('Now at place 1 of 3');
});

it('gives the focus to what is added last, when no more can be', async () => {
  const { press } = open('1', '2', '3');
  await press('Add');
  await waitFor(() => expect(focused()).toBe('Phone 4'));
  expect(screen.getByText('Full')).toBeTruthy();
});
