import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { TEXTS } from '../../testing/organizations.ts';
import { ShareButton } from './share-button.tsx';

const share = jest.fn<Promise<void>, [ShareData]>();

function provide(value: unknown): void {
  Object.defineProperty(navigator, 'share', { value, configurable: true });
}

async function press() {
  const user = userEvent.setup();
  const { record } = renderWithPlatform(<ShareButton title="Шаг" />, {
    path: '/organizations/7?from=feed',
    messages: TEXTS,
  });
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  return record;
}

const box = [{ type: 'share', props: { title: 'Шаг', path: '/organizations/7' } }];

beforeEach(() => {
  share.mockReset().mockResolvedValue();
});

describe('a device with a sheet of its own', () => {
  beforeEach(() => provide(share));

  it('is handed the address of the page, without what led there', async () => {
    const record = await press();
    expect(share.mock.calls).toEqual([
      [{ title: 'Шаг', url: `${location.origin}/organizations/7` }],
    ]);
    expect(record.overlays).toEqual([]);
  });

  it('may be sent away without a word', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect((await press()).overlays).toEqual([]);
  });

  it('that refuses gives way to the link itself', async () => {
    share.mockRejectedValue(new Error('denied'));
    const record = await press();
    await waitFor(() => expect(record.overlays).toEqual(box));
  });
});

it('shows the link on any other device', async () => {
  provide(undefined);
  const record = await press();
  await waitFor(() => expect(record.overlays).toEqual(box));
});
