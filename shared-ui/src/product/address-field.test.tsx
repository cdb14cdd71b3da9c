import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { AddressField, type AddressSuggestions } from './address-field.tsx';

const place = (title: string): GeocodedPlace => ({
  kind: 'house',
  title,
  detail: 'Бишкек, Кыргызстан',
  city: null,
  district: null,
  country_code: 'KG',
  latitude: 42,
  longitude: 74,
  is_approximate: true,
});

const TEXTS = {
  list: 'Hints',
  loading: 'Searching',
  nothing: 'Unknown',
  failed: 'No hints',
  count: '2 hints',
};

function open(known: Partial<AddressSuggestions> = {}) {
  const ask = jest.fn();
  const retry = jest.fn();
  const onPick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <AddressField
          label="Address"
          value={value}
          onValueChange={setValue}
          onPick={(picked) => {
            setValue(picked.title);
            onPick(picked);
          }}
          suggestions={{
            status: value === '' ? 'idle' : 'ready',
            list: value === '' ? [] : [place('Чуй, 1'), place('Чуй, 2')],
            credits: null,
            ask,
            retry,
            texts: TEXTS,
            ...known,
          }}
        />
      </form>
    );
  }
  const { container } = renderUi(<Form />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' });
  return { user: userEvent.setup(), field, ask, retry, onPick, onSubmit, container };
}

it('asks once a person stops typing, and shows what it hears as a list of options', async () => {
  const { user, field, ask, container } = open();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.type(field, 'чуй');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('2 hints')).toBeTruthy();
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith('чуй'));
  expect(ask.mock.calls.flat()).not.toContain('ч');
  await expectAccessible(container);
});

it('is used with the keyboard: what is taken fills the field, and sends no form', async () => {
  const { user, field, onPick, onSubmit } = open();
  await user.type(field, 'чуй{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /Чуй, 2/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
  expect(second.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(onPick).toHaveBeenCalledWith(place('Чуй, 1'));
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Чуй, 1', 'false']);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('lets whoever knows better write on', async () => {
  const { user, field, onPick } = open();
  await user.type(field, 'чуй{ArrowDown}{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard(' 7');
  await user.tab();
  expect(screen.queryByRole('option')).toBeNull();
  expect(field.value).toBe('чуй 7');
  expect(onPick).not.toHaveBeenCalled();
});

it('is used with a pointer, without losing the focus', async () => {
  const { user, field, onPick } = open();
  await user.type(field, 'чуй');
  await user.click(screen.getByRole('option', { name: /Чуй, 2/ }));
  expect(onPick).toHaveBeenCalledWith(place('Чуй, 2'));
  expect(document.activeElement).toBe(field);
});

it.each([
  ['loading', 'Searching'],
  ['ready', 'Unknown'],
  ['failed', 'No hints'],
] as const)('says that it is %s', async (status, text) => {
  const { user, field, retry, container } = open({ status, list: [] });
  await user.type(field, 'чуй');
  expect(screen.getByText(text)).toBeTruthy();
  await expectAccessible(container);
  if (status !== 'failed') return;
  await user.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalled();
});

it('names whom the addresses come from', async () => {
  const { user, field } = open({ credits: '© OpenStreetMap contributors' });
  await user.type(field, 'чуй');
  expect(screen.getByText('© OpenStreetMap contributors')).toBeTruthy();
});
