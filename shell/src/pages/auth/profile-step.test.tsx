import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe, initProfile } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { ProfileStep } from './profile-step.tsx';

const empty = { id: 1, full_name: '', birthday: null, has_password: false } as Me;

startMockServer(
  mockEndpoint(getMe, () => ({ status: 200, data: empty })),
  mockEndpoint(initProfile, async ({ request }) => ({
    status: 200,
    data: { ...empty, ...((await request.json()) as Partial<Me>) },
  })),
);

/** As the rail of wide screens, which asks for the person before they have said who they are. */
function Beside() {
  const { data: me } = useEndpoint(getMe, {});
  return me && <output>{me.full_name || 'Без имени'}</output>;
}

const Step = () => <ProfileStep services={useShell()} onDone={() => undefined} />;

it('tells whoever has asked for the person before', async () => {
  renderWithPlatform(
    <>
      <Beside />
      <Step />
    </>,
    {
      session: {
        token: 'token',
        user: { id: 1, full_name: '', avatar: null, has_empty_fields: true },
      },
      messages: { 'shell-pages': texts, form: formTexts },
    },
  );
  expect(await screen.findByText('Без имени')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Имя и фамилия'), 'Айгуль Новая');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Айгуль Новая')).toBeTruthy();
});
