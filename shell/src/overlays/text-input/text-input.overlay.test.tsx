import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { Overlay } from './text-input.overlay.tsx';

function open(maxLength?: number) {
  const close = jest.fn();
  renderWithPlatform(
    <Overlay
      props={{ title: 'Описание', value: 'Было', ...(maxLength !== undefined && { maxLength }) }}
      close={close}
    />,
    { messages: { 'shell-overlays': texts, form: formTexts } },
  );
  return { close, user: userEvent.setup(), field: () => screen.findByLabelText('Описание') };
}

it('begins with the text that there is and hands over what has become of it', async () => {
  const { close, user, field } = open();
  await user.type(await field(), ' и стало');
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(close).toHaveBeenCalledWith('Было и стало');
});

it('keeps a text that is too long, and says so', async () => {
  const { close, user, field } = open(5);
  await user.type(await field(), ' и стало');
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(await screen.findByText('Максимум символов: 5')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  expect((await field()).textContent).toBe('Было и стало');
});
