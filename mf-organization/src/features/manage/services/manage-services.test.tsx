import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  getOrganizationServices,
  listServices,
  setOrganizationServices,
} from '@karavan/shared-api/client/services';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { ServiceCategory } from '@karavan/shared-api/contract/services';
import form from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageServices } from './manage-services.tsx';

const service = (id: number, title: string) => ({ id, title, icon: 'x', organization_count: 1 });

const CATEGORIES: ServiceCategory[] = [
  {
    id: 1,
    title: 'Красота',
    icon: 'x',
    services: [service(101, 'Стрижка'), service(102, 'Маникюр')],
  },
];
let stored: number[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_edit_organization'] })] } as Me,
  })),
  mockEndpoint(listServices, () => ({
    status: 200,
    data: { list: CATEGORIES },
  })),
  mockEndpoint(getOrganizationServices, () => ({ status: 200, data: { service_ids: stored } })),
  mockEndpoint(setOrganizationServices, async ({ request }) => {
    ({ service_ids: stored } = (await request.json()) as { service_ids: number[] });
    return { status: 200, data: { service_ids: stored } };
  }),
);

it('chooses and takes back services, and stores all of them at once', async () => {
  stored = [101];
  renderWithPlatform(<ManageServices organizationId={5} />, {
    session: SESSION,
    messages: { management, form, 'mf-organization-services': texts },
  });
  const user = userEvent.setup();
  const haircut = await screen.findByRole('button', { name: 'Стрижка' });
  expect(haircut.getAttribute('aria-pressed')).toBe('true');
  await user.click(haircut);
  await user.click(screen.getByRole('button', { name: 'Маникюр' }));
  expect(screen.getByText('Выбрано: 1 из 10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(stored).toEqual([102]));
});
