import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPassword } from '@karavan/shared-api/client/accounts';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { NewPasswordStep } from './new-password-step.tsx';

const COMMON = 'Password-1';
const TOO_COMMON = 'Этот пароль слишком распространён';

startMockServer(
  mockEndpoint(setPassword, () =>
    refusal('invalid_input', 'Проверьте', { password: [TOO_COMMON] }),
  ),
);

it('says beside the field that a password is too common; what was typed stays', async () => {
  const onDone = jest.fn();
  const { record } = renderWithPlatform(<NewPasswordStep onDone={onDone} />, {
    messages: { 'shell-pages': texts },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Новый пароль');
  const again = screen.getByLabelText<HTMLInputElement>('Повторите пароль');
  await userEvent.type(field, COMMON);
  await userEvent.type(again, COMMON);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(field.getAttribute('aria-describedby')!);
  expect(note?.textContent).toBe(TOO_COMMON);
  expect(document.activeElement).toBe(field);
  expect([field.value, again.value]).toEqual([COMMON, COMMON]);
  expect(again.getAttribute('aria-invalid')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  expect(record.toasts).toEqual([]);
  expect(record.header).toEqual({ title: 'Придумайте пароль' });
});
