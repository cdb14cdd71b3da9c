import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { PeriodField, type Period } from './period-field.tsx';
import { PriceField } from './price-field.tsx';

describe('the phone field', () => {
  interface PhoneProps {
    readonly chosen?: string;
    readonly takesShort?: boolean;
  }

  function Phone({ chosen, takesShort = false }: PhoneProps) {
    const [value, setValue] = useState('');
    return (
      <>
        <PhoneField
          label="Phone"
          countryName={(country) => new Intl.DisplayNames('en', { type: 'region' }).of(country)!}
          country="KG"
          takesShort={takesShort}
          value={value}
          chooseCountry={async () => chosen}
          onValueChange={setValue}
        />
        <output>{value}</output>
      </>
    );
  }
  const input = () => screen.getByLabelText<HTMLInputElement>('Phone');
  const number = () => screen.getByRole('status').textContent;

  it('groups what is typed, and has it as the server takes it', async () => {
    renderUi(<Phone />);
    await userEvent.type(input(), '0700000001');
    expect(input().value).toBe('700 000 001');
    expect(number()).toBe('+996700000001');
  });

  it('takes a whole number with its country, digit by digit', async () => {
    renderUi(<Phone />);
    await userEvent.type(input(), '+77012345678');
    expect(input().value).toBe('701 234 5678');
    expect(screen.getByRole('button', { name: /Kazakhstan/ })).toBeTruthy();
    expect(number()).toBe('+77012345678');
  });

  it('moves the digits to another country that is chosen', async () => {
    renderUi(<Phone chosen="TR" />);
    await userEvent.type(input(), '700000001');
    await userEvent.click(screen.getByRole('button', { name: /Kyrgyzstan/ }));
    await waitFor(() => expect(number()).toMatch(/^\+90700/));
  });

  it('takes a short number, which has no country, where short ones are meant', async () => {
    renderUi(<Phone takesShort />);
    await userEvent.type(input(), '*40-40');
    expect(input().value).toBe('*4040');
    expect(number()).toBe('*4040');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.clear(input());
    expect(screen.getByRole('button', { name: /Kyrgyzstan/ })).toBeTruthy();
    await userEvent.type(input(), '0700000001');
    expect(number()).toBe('+996700000001');
  });

  it('takes no star elsewhere', async () => {
    renderUi(<Phone />);
    await userEvent.type(input(), '*4040');
    expect(number()).toBe('+9964040');
  });
});

it('a price has as many digits as its currency, and its sign', async () => {
  function Price({ currency }: { readonly currency: string }) {
    const [value, setValue] = useState('');
    return (
      <PriceField
        label={currency}
        currency={currency}
        locale="en"
        value={value}
        onValueChange={setValue}
      />
    );
  }
  renderUi(
    <>
      <Price currency="KGS" />
      <Price currency="JPY" />
    </>,
  );
  for (const currency of ['KGS', 'JPY'])
    await userEvent.type(screen.getByLabelText(currency), '012.345');
  expect(screen.getByLabelText<HTMLInputElement>('KGS').value).toBe('12.34');
  expect(screen.getByLabelText<HTMLInputElement>('JPY').value).toBe('12345');
  expect(screen.getByText('с')).toBeTruthy();
  expect(screen.getByText('¥')).toBeTruthy();
});

it('a period has two days, each of which may be missing', async () => {
  const changes: Period[] = [];
  function Days() {
    const [value, setValue] = useState<Period>({ from: '2026-11-22', to: null });
    return (
      <PeriodField
        label="Sale"
        value={value}
        onValueChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  renderUi(<Days />);
  await userEvent.type(screen.getByLabelText('To'), '2026-11-30');
  await userEvent.clear(screen.getByLabelText('From'));
  expect(changes.at(-1)).toEqual({ from: null, to: '2026-11-30' });
});
