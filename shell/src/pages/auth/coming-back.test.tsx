import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authenticate } from '@karavan/shared-api/client/credentials';
import { useShell } from '@karavan/shared-api/remote';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import type { ShellServices } from '../../shell-services.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { Page } from './auth.page.tsx';

const offer = {
  token: 'way-back',
  deactivated_at: '2026-11-26T08:00:00Z',
  erased_on: '2026-12-26T08:00:00Z',
};

startMockServer(
  mockEndpoint(authenticate, () => {
    const { status, failure } = refusal('account_deactivated', 'Удаляется');
    return { status, failure: { ...failure, ...offer } };
  }),
);

// What was typed in one test is not there in the next.
beforeEach(() => sessionStorage.clear());

const Auth = () => <Page services={useShell() as unknown as ShellServices} />;

async function proveByPassword() {
  const view = renderWithPlatform(<Auth />, {
    path: '/auth',
    messages: { 'shell-pages': texts, form: formTexts },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Войти по паролю' }));
  await user.type(await screen.findByLabelText('Номер телефона'), '700123456');
  await user.type(screen.getByLabelText('Пароль'), 'Karavan-2026');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  const heading = await screen.findByRole('heading', { name: 'Вернуться в аккаунт?' });
  return { ...view, user, heading };
}

it('whoever had left and proves it is asked at once, where readers hear it, until when they may come back', async () => {
  const { heading } = await proveByPassword();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/26\.11\.2026.*26\.12\.2026/)).toBeTruthy();
});

it('back leads from there to the step before, which asks for the password again', async () => {
  const { history } = await proveByPassword();
  history.go(-1);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Вернуться/ })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
});

it('whoever lets it go begins anew', async () => {
  const { user } = await proveByPassword();
  await user.click(screen.getByRole('button', { name: 'Нет, пусть удаляется' }));
  expect(await screen.findByRole('button', { name: 'Получить код' })).toBeTruthy();
});
