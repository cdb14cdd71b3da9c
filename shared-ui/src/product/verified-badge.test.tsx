import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

test('the badge says what it means', () => {
  renderUi(<VerifiedBadge />);
  expect(screen.getByRole('img', { name: 'Verified organization' })).toBeTruthy();
});
