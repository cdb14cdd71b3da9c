import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadOrderStatistics } from '@karavan/shared-api/client/statistics';
import {
  mockEndpoint,
  mockFile,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { TEXTS } from '../../testing/business.ts';
import { DownloadButton } from './download-button.tsx';

let asked: string[];
/** What the browser was handed to save, and under which names. */
let saved: { name: string; file: Blob }[];
let handed: Blob;

const server = startMockServer(
  mockFile(downloadOrderStatistics, ({ request }) => {
    asked.push(new URL(request.url).search);
    return 'workbook';
  }),
);
beforeEach(() => {
  asked = [];
  saved = [];
  // jsdom cannot save files.
  URL.createObjectURL = (file) => {
    handed = file as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: handed });
  });
});

const PERIOD = { from: '2026-11-01', to: '2026-11-20' };

function open() {
  const view = renderWithPlatform(
    <DownloadButton
      name="rentals"
      period={PERIOD}
      load={(api) =>
        api.download(downloadOrderStatistics, {
          params: { id: 5 },
          query: { ...PERIOD, kind: 'rent' },
        })
      }
    />,
    { messages: TEXTS },
  );
  return {
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: 'Скачать Excel' }),
    ...view,
  };
}

it('saves the workbook of the kind and period under their name, once', async () => {
  const answer = Promise.withResolvers<string>();
  server.use(
    mockFile(downloadOrderStatistics, ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer.promise;
    }),
  );
  const { user, button } = open();
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  answer.resolve('workbook');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('rentals-2026-11-01-2026-11-20.xlsx');
  expect(await saved[0]!.file.text()).toBe('workbook');
  expect(asked).toEqual(['?from=2026-11-01&to=2026-11-20&kind=rent']);
  expect(button.getAttribute('aria-busy')).toBeNull();
});

it('says that there is nothing in the file', async () => {
  server.use(mockFile(downloadOrderStatistics, () => ''));
  const { user, button, record } = open();
  await user.click(button);
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'В ответе нет файла' }]),
  );
  expect(saved).toEqual([]);
});

it('passes on why there is none, and the next press saves it', async () => {
  server.use(mockEndpoint(downloadOrderStatistics, () => refusal('forbidden', 'Нет прав')));
  const { user, button, record } = open();
  await user.click(button);
  await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: 'Нет прав' }]));
  server.resetHandlers();
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
});
