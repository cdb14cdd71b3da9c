import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listReleaseFigures,
  listReleaseLog,
  listReleases,
  previewRelease,
  promoteRelease,
  rollbackRelease,
} from '@karavan/shared-api/client/releases';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type {
  Pointer,
  Release,
  ReleaseLogEntry,
  ReleaseState,
} from '@karavan/shared-api/contract/releases';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { ManageReleases } from './manage-releases.tsx';

const version = (n: number) => `1.0.0-${String(n).padStart(12, '0')}`;
const release = (n: number, state: ReleaseState): Release => ({
  package: 'mf-feed',
  version: version(n),
  state,
  contract: '^3.1.0',
  commit: null,
  signer: 'команда ленты',
  uploaded_at: '2026-11-22T08:00:00.000Z',
  problems: [],
});
const POINTER: Pointer = {
  package: 'mf-feed',
  channel: 'stable',
  contract_major: 3,
  current: version(2),
  previous: version(1),
  canary: version(3),
  percent: 5,
  plan: { steps: [25, 50], minutes: 10, visits: 100 },
  revision: 7,
  moved_at: '2026-11-22T09:00:00.000Z',
};
const FIGURES = [
  { version: version(2), visits: 2000, failures: 8 },
  { version: version(3), visits: 100, failures: 7 },
].map((one) => ({ package: 'mf-feed', failed_loads: 0, errors: one.failures, slow: 0, ...one }));

const ENTRY: ReleaseLogEntry = {
  id: 1,
  at: '2026-11-22T09:00:00.000Z',
  by: 'Karavan',
  action: 'canary',
  package: 'mf-feed',
  channel: 'stable',
  from: version(2),
  to: version(3),
  percent: 5,
  reason: 'failures: 0 of 60 visitors',
};

let pointers: Pointer[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(countPlatformQueues, () => ({
    status: 200,
    data: { verifications: 0, reviews: 0, complaints: 0, payments: 1 },
  })),
  mockEndpoint(listReleases, () => ({
    status: 200,
    data: {
      pointers,
      releases: pointers.length
        ? [release(4, 'staged'), release(3, 'canary'), release(2, 'live'), release(1, 'superseded')]
        : [],
    },
  })),
  mockEndpoint(listReleaseFigures, () => ({ status: 200, data: { figures: FIGURES } })),
  mockEndpoint(listReleaseLog, () => ({
    status: 200,
    data: {
      list: log(),
      total_count: 1,
      total_pages: 1,
      next: null,
    },
  })),
  mockEndpoint(rollbackRelease, ({ request }) => take(request)),
  mockEndpoint(promoteRelease, ({ request }) => take(request)),
  mockEndpoint(previewRelease, () => ({
    status: 200,
    data: { url: 'https://karavan.example/preview/x', expires_at: '2026-12-01T00:00:00.000Z' },
  })),
);
const log = () => [ENTRY];

async function take(request: Request) {
  sent.push(await request.json());
  return { status: 200, data: POINTER } as const;
}

beforeEach(() => {
  pointers = [POINTER];
  sent = [];
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(<ManageReleases />, {
    path: '/platform/releases',
    session: SESSION,
    messages: { 'mf-organization-platform': texts },
  });
  return { user: userEvent.setup(), ...view };
}

async function rows() {
  const panel = await screen.findByRole('region', { name: 'mf-feed' });
  await within(panel).findAllByText(/Сбои/);
  const headings = within(panel).getAllByRole('heading', { level: 3 });
  return headings.map((heading) => heading.closest('li')!);
}

it('shows what visitors get, with its failures beside those of the one before', async () => {
  open();
  const [live, canary] = await rows();
  expect(live!.textContent).toMatch(/Для всех.*95\s%.*0,4\s%.*8 из 2\s000/s);
  expect(canary!.textContent).toMatch(/Проба.*5\s%.*7\s%.*7 из 100.*25, 50, 100/s);
  const log = await screen.findByRole('region', { name: 'Журнал' });
  expect(await within(log).findByText('failures: 0 of 60 visitors')).toBeTruthy();
  expect(log.textContent).toContain(' · 5\u00A0%');
});

it('goes back with one press and a reason, by keyboard', async () => {
  const { user, record } = open();
  const [live] = await rows();
  within(live!).getByRole('button', { name: 'Откатить' }).focus();
  await user.keyboard('[Enter]');
  const form = await screen.findByRole('form', { name: 'Откатить' });
  within(form).getByRole('textbox').focus();
  await user.keyboard('Списывает дважды');
  await user.tab();
  await user.keyboard('[Enter]');
  expect(await screen.findByRole('region', { name: 'mf-feed' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Откатить' });
  expect(sent).toEqual([
    {
      package: 'mf-feed',
      channel: 'stable',
      contract_major: 3,
      revision: 7,
      reason: 'Списывает дважды',
    },
  ]);
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Готово' }]);
  expect(screen.queryByRole('form')).toBeNull();
});

it('gives a release to ever more visitors', async () => {
  const { user } = open();
  const ready = (await rows()).at(-1)!;
  await user.click(within(ready).getByRole('button', { name: 'Выпускать постепенно' }));
  const form = await screen.findByRole('form', { name: 'Выпускать постепенно' });
  await user.click(within(form).getByRole('button', { name: 'Выпускать постепенно' }));
  await screen.findByRole('region', { name: 'Журнал' });
  expect(sent).toEqual([
    {
      package: 'mf-feed',
      version: version(4),
      channel: 'stable',
      percent: 1,
      plan: { steps: [5, 25, 50], minutes: 10, visits: 100 },
      revision: 7,
      reason: '',
    },
  ]);
});

it('makes a link to look at a release first', async () => {
  const { user } = open();
  const ready = (await rows()).at(-1)!;
  await user.click(within(ready).getByRole('button', { name: 'Ссылка для просмотра' }));
  const link = await within(ready).findByRole('link', { name: 'Открыть предпросмотр' });
  expect(link.getAttribute('href')).toBe('https://karavan.example/preview/x');
});

it('tells others that it is not theirs', async () => {
  server.use(mockEndpoint(listReleases, () => refusal('forbidden')));
  open();
  expect(await screen.findByText('Эта страница не для вас')).toBeTruthy();
});

it('says that nothing has been released yet', async () => {
  pointers = [];
  open();
  expect(await screen.findByText('Ещё ничего не выпущено')).toBeTruthy();
});

it('can be asked for again when it could not be loaded', async () => {
  server.use(mockLostConnection(listReleases));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.resetHandlers();
  await user.click(again);
  expect((await rows()).length).toBe(4);
});
