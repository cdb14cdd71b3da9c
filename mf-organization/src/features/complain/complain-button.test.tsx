import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION, TEXTS } from '../../testing/organizations.ts';
import { ComplainButton } from './complain-button.tsx';

async function press(options: object) {
  const { record } = renderWithPlatform(<ComplainButton organizationId={7} />, {
    messages: TEXTS,
    ...options,
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Пожаловаться' }));
  return record;
}

it('opens the form about this organization', async () => {
  const record = await press({ session: SESSION });
  await waitFor(() =>
    expect(record.overlays).toEqual([
      { type: 'organization_complain', props: { organizationId: 7 } },
    ]),
  );
});

it('opens nothing for a guest who does not sign in', async () => {
  const record = await press({});
  await Promise.resolve();
  expect(record.overlays).toEqual([]);
});
