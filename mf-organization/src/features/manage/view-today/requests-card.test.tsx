import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { RequestsCard } from './requests-card.tsx';

it('leads to those who ask to follow, also where nobody asks for a partnership', () => {
  renderWithPlatform(
    <RequestsCard organizationId={5} requests={{ count: 0, followers: 3, list: [] }} />,
    { session: SESSION, messages: { 'mf-organization-manage': texts } },
  );
  expect(screen.getByRole('heading', { name: 'Заявки: 3' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/organizations/5/manage/followers?status=requested',
  ]);
});
