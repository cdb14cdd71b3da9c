import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { WaitingPictures } from './waiting-pictures.tsx';

it('says how far they are as people write a share', () => {
  renderWithPlatform(
    <WaitingPictures
      client_id="a"
      user_id={1}
      chat_id={2}
      text=""
      pictures={[]}
      created_at="2026-11-01T09:00:00Z"
      refusal={null}
      progress={0.4}
    />,
  );
  expect(screen.getByText(/%/).textContent).toBe('40\u00A0%');
});
