import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Endpoint } from '@karavan/shared-api/client';
import { forgotPassword, registerAuth, resendCode } from '@karavan/shared-api/client/accounts';
import { checkSmsService } from '@karavan/shared-api/client/credentials';
import type * as routes from '@karavan/shared-api/contract/accounts';
import type { ErrorBody, ErrorCode } from '@karavan/shared-api/contract/errors';
import type { WorkChallenge, WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { useShell } from '@karavan/shared-api/remote';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { CodeChannel, CodePurpose } from './sign-in-draft.ts';

const PHONE = '+996551000001';
const SENT = {
  status: 200,
  data: { resend_after: 60, channel: 'sms', message: null },
} as const;
const messages = { 'shell-pages': texts };

let received: { phone_number: string; type?: string; proof?: WorkProof }[];
const channels: CodeChannel[] = ['sms', 'whatsapp', 'email'];
const server = startMockServer(
  mockEndpoint(checkSmsService, () => ({
    status: 200,
    data: { is_available: true, channels },
  })),
);
beforeEach(() => {
  received = [];
  sessionStorage.clear();
});

type CodeRoute =
  | typeof routes.registerAuth
  | typeof routes.resendCode
  | typeof routes.forgotPassword;
type Answer = typeof SENT | { readonly status: number; readonly failure: ErrorBody };

/** Answers one request after the other, the last answer for ever. */
function answerWith(endpoint: Endpoint<CodeRoute>, ...answers: Answer[]): void {
  server.use(
    mockEndpoint(endpoint, async ({ request }) => {
      received.push((await request.json()) as (typeof received)[number]);
      return answers[Math.min(received.length, answers.length) - 1]!;
    }),
  );
}

function refusalWith(code: ErrorCode, more: Partial<ErrorBody>): Answer {
  const { status, failure } = refusal(code);
  return { status, failure: { ...failure, ...more } };
}

/** Solved by one counter, soon or never. */
async function askForWork(counter: number): Promise<Answer> {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter,
    deriveKey,
    data: { subject: 'code', level: 0 },
  });
  const challenge = { parameters, signature: '00' } as WorkChallenge;
  return refusalWith('proof_of_work_required', { challenge });
}
const NEVER = 4_000_000_000;

function Phone({
  onSent,
  purpose,
}: {
  readonly onSent: () => void;
  readonly purpose: CodePurpose;
}) {
  return <PhoneStep services={useShell()} title="" hint="" {...{ onSent, purpose }} />;
}

function openPhoneStep(purpose: CodePurpose = 'sign_in') {
  const onSent = jest.fn();
  const { unmount } = renderWithPlatform(<Phone {...{ onSent, purpose }} />, { messages });
  return { onSent, unmount, user: userEvent.setup() };
}

const typePhone = async (user: ReturnType<typeof userEvent.setup>, phone: string) => {
  const field = screen.getByLabelText('Номер телефона');
  await user.clear(field);
  await user.type(field, phone);
};
const sendButton = () => screen.getByRole('button', { name: /^Получить код/ });
const isPaused = () => sendButton().getAttribute('aria-disabled') === 'true';

describe('work that the server asks for', () => {
  it.each([
    ['sign_in', registerAuth],
    ['forgot_password', forgotPassword],
  ] as const)(
    'is done without the person, and the request is repeated: %s',
    async (purpose, route) => {
      answerWith(route, await askForWork(23), SENT);
      const { onSent, user } = openPhoneStep(purpose);
      await typePhone(user, PHONE);
      await user.click(sendButton());
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
      expect(received.map(({ proof }) => proof?.solution.counter)).toEqual([undefined, 23]);
      expect(received.map(({ phone_number }) => phone_number)).toEqual([PHONE, PHONE]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('is done again when it has become more meanwhile, but not for ever', async () => {
    answerWith(registerAuth, await askForWork(3), await askForWork(5), await askForWork(7), SENT);
    const { onSent, user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(received.map(({ proof }) => proof?.solution.counter)).toEqual([undefined, 3, 5, 7]);

    server.resetHandlers();
    received = [];
    answerWith(registerAuth, await askForWork(1));
    await typePhone(user, '+996551000002');
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe('proof_of_work_required');
    expect(received).toHaveLength(4);
    expect(isPaused()).toBe(false);
  });

  it('is said, and can be cancelled', async () => {
    answerWith(registerAuth, await askForWork(NEVER));
    const { onSent, user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    expect((await screen.findByRole('status')).textContent).toMatch(/не робот/);
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(sendButton().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(received).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('ends with the page', async () => {
    answerWith(registerAuth, await askForWork(NEVER));
    const { unmount, user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    await screen.findByRole('status');
    const aborted = jest.spyOn(AbortController.prototype, 'abort');
    unmount();
    expect(aborted).toHaveBeenCalled();
    expect(received).toHaveLength(1);
  });
});

describe('a refusal for a time', () => {
  it('of the network says how long it is, and counts down on the button', async () => {
    answerWith(registerAuth, refusalWith('sms_limit_reached', { retry_after: 715 }));
    const { user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Из вашей сети запросили слишком много кодов. Повторите через 12 минут или подключитесь к другой сети',
    );
    expect(sendButton().textContent).toMatch(/^Получить код через 11:5\d$/);
    expect(isPaused()).toBe(true);
    // Enter sends nothing either, and another phone changes nothing.
    await typePhone(user, '+996551000002{Enter}');
    expect(received).toHaveLength(1);
    expect(isPaused()).toBe(true);
  });

  it('ends by itself', async () => {
    answerWith(registerAuth, refusalWith('sms_limit_reached', { retry_after: 2 }), SENT);
    const { onSent, user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Повторите через 1 минуту');
    expect(sendButton().textContent).toMatch(/^Получить код через [12]\sс$/);
    // The button keeps the focus, so that the next press needs no search.
    expect(document.activeElement).toBe(sendButton());
    await waitFor(() => expect(isPaused()).toBe(false));
    expect(sendButton().textContent).toBe('Получить код');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('of one phone leaves the others alone', async () => {
    answerWith(registerAuth, refusalWith('code_sent_lately', { retry_after: 43 }), SENT);
    const { onSent, user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Код на этот номер уже отправлен. Новый можно запросить через 1 минуту',
    );
    expect(sendButton().textContent).toMatch(/через 4\d\sс$/);
    await typePhone(user, '+996551000002');
    expect(isPaused()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('that is not one keeps the words of the specification', async () => {
    answerWith(registerAuth, refusal('limit_exceeded', 'Limit exceeded'));
    const { user } = openPhoneStep();
    await typePhone(user, PHONE);
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Повторите через 30 минут');
    expect(isPaused()).toBe(false);
  });
});

describe('another code', () => {
  const sent = {
    purpose: 'sign_in',
    to: PHONE,
    channel: 'sms',
    resendAt: 0,
    notice: null,
  } as const;

  function Code() {
    return (
      <CodeStep
        services={useShell()}
        sent={sent}
        onSignedIn={() => undefined}
        onLeft={() => undefined}
        onOtherPhone={() => undefined}
      />
    );
  }
  const again = () => screen.getByRole('button', { name: /^Отправить ещё раз/ });

  it('costs work, too, and waits for the network', async () => {
    answerWith(
      resendCode,
      await askForWork(9),
      refusalWith('sms_limit_reached', { retry_after: 130 }),
    );
    renderWithPlatform(<Code />, { messages });
    const user = userEvent.setup();
    await user.click(again());
    expect((await screen.findByRole('alert')).textContent).toContain('Повторите через 3 минуты');
    expect(received[1]!.proof?.solution.counter).toBe(9);
    expect(again().textContent).toMatch(/^Отправить ещё раз через 2:\d\d$/);
    expect(again().getAttribute('aria-disabled')).toBe('true');
    await user.click(again());
    expect(received).toHaveLength(2);
  });

  it('goes the way that is chosen', async () => {
    answerWith(resendCode, SENT);
    renderWithPlatform(<Code />, { messages });
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: texts.code_by_whatsapp }));
    await waitFor(() =>
      expect(received).toMatchObject([{ phone_number: PHONE, type: 'whatsapp_auth_type' }]),
    );
  });
});
