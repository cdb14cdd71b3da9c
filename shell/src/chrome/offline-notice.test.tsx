import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { OfflineNotice } from './offline-notice.tsx';

test('comes when the network goes, and goes when it comes back', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderWithPlatform(<OfflineNotice />, {});
  expect(screen.getByRole('status').textContent).toBe('');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('Нет соединения');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
  onLine.mockRestore();
});
