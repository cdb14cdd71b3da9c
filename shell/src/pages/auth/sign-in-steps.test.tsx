import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerAuth, verifyCode } from '@karavan/shared-api/client/accounts';
import { authenticate, checkSmsService } from '@karavan/shared-api/client/credentials';
import { useShell } from '@karavan/shared-api/remote';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { CodeChannel } from './sign-in-draft.ts';

const PHONE = '+996700123456';
const messages = { 'shell-pages': texts, form: formTexts };

let sent: unknown[];
const channels: CodeChannel[] = ['sms', 'email'];
const server = startMockServer(
  mockEndpoint(checkSmsService, () => ({
    status: 200,
    data: { is_available: true, channels },
  })),
  mockEndpoint(registerAuth, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { resend_after: 60, channel: 'sms', message: null } };
  }),
  mockEndpoint(authenticate, async ({ request }) => {
    sent.push(await request.json());
    return refusal('wrong_credentials');
  }),
  mockEndpoint(verifyCode, async ({ request }) => {
    sent.push(await request.json());
    return refusal('wrong_credentials');
  }),
);
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const onLeft = jest.fn();
const ByPassword = ({ by }: { readonly by: 'phone' | 'email' }) => (
  <PasswordStep
    by={by}
    onOther={() => undefined}
    onSignedIn={() => undefined}
    onLeft={onLeft}
    onCode={() => undefined}
  />
);

const onSent = jest.fn();
const Phone = () => (
  <PhoneStep services={useShell()} purpose="sign_in" title="" hint="" onSent={onSent} />
);
const Code = () => (
  <CodeStep
    services={useShell()}
    sent={{ purpose: 'sign_in', to: PHONE, channel: 'sms', resendAt: 0, notice: null }}
    onSignedIn={() => undefined}
    onLeft={onLeft}
    onOtherPhone={() => undefined}
  />
);
const number = () => screen.getByLabelText<HTMLInputElement>('Номер телефона');

it('a number that there cannot be is sent to nobody, and gets the focus', async () => {
  renderWithPlatform(<Phone />, { messages });
  const user = userEvent.setup();
  await user.type(number(), '12');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  expect(await screen.findByText(/^Проверьте номер/)).toBeTruthy();
  expect(document.activeElement).toBe(number());
  await user.clear(number());
  await user.type(number(), '700123456');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toEqual([{ phone_number: PHONE }]);
});

it('a number is still there after a reload, and on the way to the password, which nothing asks about', async () => {
  const first = renderWithPlatform(<Phone />, { messages });
  await userEvent.setup().type(number(), '700123456');
  expect(first.record.guards.size).toBe(0);
  first.unmount();
  renderWithPlatform(<ByPassword by="phone" />, { messages });
  expect(number().value).toBe('700 123 456');
});

it('a password is asked for, and a wrong one is named beside it', async () => {
  renderWithPlatform(<ByPassword by="phone" />, { messages });
  const user = userEvent.setup();
  await user.type(number(), '700123456');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(formTexts.required_password)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Пароль'), 'Karavan-2020');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/^Неверный пароль/)).toBeTruthy();
  expect(sent).toMatchObject([{ login: PHONE, password: 'Karavan-2020' }]);
});

it('whoever proves an account that they have left is told of the way back, and of nothing wrong', async () => {
  server.use(mockEndpoint(authenticate, () => refusal('account_deactivated', 'Удаляется')));
  renderWithPlatform(<ByPassword by="phone" />, { messages });
  const user = userEvent.setup();
  await user.type(number(), '700123456');
  await user.type(screen.getByLabelText('Пароль'), 'Karavan-2026');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() =>
    expect(onLeft).toHaveBeenCalledWith(expect.objectContaining({ code: 'account_deactivated' })),
  );
});

it('an e-mail stands in for the number', async () => {
  renderWithPlatform(<ByPassword by="email" />, { messages });
  const user = userEvent.setup();
  const email = screen.getByLabelText('Почта');
  await user.type(email, 'aigul@');
  await user.type(screen.getByLabelText('Пароль'), 'Karavan-2020');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(texts.email_invalid)).toBeTruthy();
  await user.type(email, 'example.com');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/^Неверный пароль/)).toBeTruthy();
  expect(sent).toMatchObject([{ login: 'aigul@example.com', password: 'Karavan-2020' }]);
});

it('the last digit of a code sends it; a wrong one is typed again', async () => {
  renderWithPlatform(<Code />, { messages });
  const user = userEvent.setup();
  const digits = () => screen.getAllByRole<HTMLInputElement>('textbox');
  await user.type(digits()[0]!, '123');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(texts.code_invalid)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(digits()[3]!, '456');
  expect(await screen.findByText(/^Неверный код/)).toBeTruthy();
  expect(sent).toMatchObject([{ phone_number: PHONE, code: '123456' }]);
  await waitFor(() =>
    expect(
      digits()
        .map(({ value }) => value)
        .join(''),
    ).toBe(''),
  );
  expect(document.activeElement).toBe(digits()[0]);
});
