import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { TEXTS } from '../../testing/organizations.ts';
import { ShareButton } from './share-button.tsx';

const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();

function provide(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function press() {
  // user-event installs its own clipboard, so the test replaces it afterwards.
  const user = userEvent.setup({ writeToClipboard: false });
  provide('clipboard', { writeText });
  const { record } = renderWithPlatform(<ShareButton title="Шаг" />, {
    path: '/organizations/7?from=feed',
    messages: TEXTS,
  });
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  return record;
}

const url = () => `${location.origin}/organizations/7`;

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
});

describe('a device with a sheet of its own', () => {
  beforeEach(() => provide('share', share));

  it('is handed the address of the page, without what led there', async () => {
    const record = await press();
    expect(share.mock.calls).toEqual([[{ title: 'Шаг', url: url() }]]);
    expect(record.toasts).toEqual([]);
  });

  it('may be sent away without a word', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    const record = await press();
    expect(record.toasts).toEqual([]);
  });

  it('that fails is said to have', async () => {
    share.mockRejectedValue(new Error('denied'));
    const record = await press();
    await waitFor(() =>
      expect(record.toasts).toEqual([{ kind: 'error', text: 'Не удалось скопировать ссылку' }]),
    );
  });
});

describe('any other device', () => {
  beforeEach(() => provide('share', undefined));

  it('gets the address into its clipboard', async () => {
    const record = await press();
    expect(writeText.mock.calls).toEqual([[url()]]);
    await waitFor(() =>
      expect(record.toasts).toEqual([{ kind: 'success', text: 'Ссылка скопирована' }]),
    );
  });

  it('that keeps its clipboard shut is told so', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const record = await press();
    await waitFor(() =>
      expect(record.toasts).toEqual([{ kind: 'error', text: 'Не удалось скопировать ссылку' }]),
    );
  });
});
