import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword } from '@karavan/shared-api/client/credentials';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import pageTexts from '../locales/ru.json' with { type: 'json' };
import { ChangePasswordForm } from './change-password-form.tsx';

const WRONG = 'Старый пароль указан неверно';

let sent: unknown[] = [];
startMockServer(
  mockEndpoint(changePassword, async ({ request }) => {
    const body = (await request.json()) as { old_password: string };
    sent.push(body);
    return body.old_password === 'Karavan-2026'
      ? { status: 200, data: { success: true } }
      : refusal('invalid_input', 'Проверьте', { old_password: [WRONG] });
  }),
);
beforeEach(() => {
  sent = [];
});

async function fill(old: string, password: string, repeated: string) {
  const onDone = jest.fn();
  renderWithPlatform(<ChangePasswordForm onDone={onDone} />, {
    messages: { 'shell-pages': pageTexts },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Старый пароль'), old);
  await user.type(screen.getByLabelText('Новый пароль'), password);
  await user.type(screen.getByLabelText('Повторите пароль'), repeated);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return onDone;
}

it('passwords that differ are told, and nothing is sent', async () => {
  await fill('Karavan-2026', 'Caravan-2027', 'Caravan-2028');
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a wrong old password is told beside its field', async () => {
  const onDone = await fill('Wrong-2026', 'Caravan-2027', 'Caravan-2027');
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(screen.getByLabelText('Старый пароль').getAttribute('aria-invalid')).toBe('true');
  expect(onDone).not.toHaveBeenCalled();
});

it('the right one sends both, and leads on', async () => {
  const onDone = await fill('Karavan-2026', 'Caravan-2027', 'Caravan-2027');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toEqual([{ old_password: 'Karavan-2026', password: 'Caravan-2027' }]);
});
