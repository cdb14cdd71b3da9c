import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '@karavan/shared-api/banners/locales/ru.json' with { type: 'json' };
import { countBanners, listBanners } from '@karavan/shared-api/client/banners';
import type { Banner } from '@karavan/shared-api/contract/banners';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { organizationCard } from '../../testing/organizations.ts';
import { OrganizationBanners } from './organization-banners.tsx';

const IMAGE = { small: 's', medium: 'm', large: 'l', width: 960, height: 320, thumbhash: null };
const banner = (id: number, organization: number, text: string): Banner => ({
  id,
  organization: organizationCard({ id: organization }),
  image: IMAGE,
  text,
  path: `/organizations/${organization}`,
  mark: organization === 7 ? null : 'Реклама партнёра · Каблук',
});

let list: Banner[];
let counted: unknown[];
startMockServer(
  mockEndpoint(listBanners, () => ({ status: 200, data: { list } })),
  mockEndpoint(countBanners, async ({ request }) => {
    counted.push(await request.json());
    return { status: 204, data: undefined as never };
  }),
);
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  counted = [];
});

async function open() {
  const view = renderWithPlatform(<OrganizationBanners organizationId={7} />, {
    messages: { banners: texts },
  });
  await waitFor(() => expect(view.queries.isFetching()).toBe(0));
  return { user: userEvent.setup(), ...view };
}

it('marks what is of a partner, and tells where a banner was pressed', async () => {
  list = [banner(1, 7, 'Своя распродажа'), banner(2, 8, 'Ремонт')];
  const { user } = await open();
  const [own, partner] = screen.getAllByRole('listitem');
  expect(own!.textContent).toBe('');
  expect(partner!.textContent).toBe('Реклама партнёра · Каблук');
  await user.click(screen.getByRole('link', { name: 'Ремонт' }));
  await waitFor(() =>
    expect(counted).toEqual([{ seen: [], pressed: [{ id: 2, place: 'partner' }] }]),
  );
});

it('takes no room where there are none', async () => {
  list = [];
  const { container } = await open();
  expect(container.textContent).toBe('');
});
