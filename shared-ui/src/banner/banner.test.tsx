import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { OfflineBanner } from './offline-banner.tsx';

test('the banner comes when the network goes, and goes when it comes back', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderUi(<OfflineBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
  onLine.mockRestore();
});
