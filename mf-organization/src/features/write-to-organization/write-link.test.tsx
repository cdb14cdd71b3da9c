import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { TEXTS } from '../../testing/organizations.ts';
import { WriteLink } from './write-link.tsx';

it('leads to the chat with the organization', () => {
  renderWithPlatform(<WriteLink organizationId={7} />, { messages: TEXTS });
  expect(screen.getByRole('link', { name: 'Написать' }).getAttribute('href')).toBe(
    '/messenger/organization/7',
  );
});
