import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import type { ShownPicture } from './item-values.ts';
import { PhotosField } from './photos-field.tsx';

const photo = (id: number): ShownPicture => ({ file_id: id, alt: `Фото ${id}`, src: `${id}.jpg` });

function Photos({ count }: { readonly count: number }) {
  const [value, setValue] = useState(Array.from({ length: count }, (_, index) => photo(index + 1)));
  return (
    <PhotosField
      value={value}
      error={undefined}
      onValueChange={setValue}
      onUploadsChange={() => undefined}
    />
  );
}

function open(count: number) {
  renderWithPlatform(<Photos count={count} />, { messages: { 'mf-commerce-catalog': texts } });
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('brings photos into an order by the keyboard; the photo takes the focus along', async () => {
  const user = open(3);
  button('Фото 3: передвинуть стрелками').focus();
  await user.keyboard('{ArrowLeft}');
  expect(order()).toEqual(['Фото 1', 'Фото 3', 'Фото 2']);
  await waitFor(() => expect(document.activeElement).toBe(button('Фото 2: передвинуть стрелками')));
  expect(said()).toContain('Теперь на месте 2 из 3');
});

it('gives the focus to the neighbour of a photo that is removed, and at last to what adds one', async () => {
  const user = open(2);
  await user.click(button('Убрать фото 1'));
  expect(order()).toEqual(['Фото 2']);
  await waitFor(() => expect(document.activeElement).toBe(button('Убрать фото 1')));
  expect(said()).toContain('Удалено. Осталось: 1');
  await user.click(button('Убрать фото 1'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Сфотографировать или выбрать')),
  );
});
