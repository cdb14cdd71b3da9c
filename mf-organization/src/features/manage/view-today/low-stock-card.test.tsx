import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { LowStockCard } from './low-stock-card.tsx';

const SIZE = { size_id: 31, item_id: 9, name: 'Свитер', size: 'M', left: 0, image: null };

const links = (count: number) => {
  renderWithPlatform(<LowStockCard organizationId={5} low={{ count, list: [SIZE] }} />, {
    session: SESSION,
    messages: { 'mf-organization-manage': texts },
  });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('leads to the stock of what runs out, and to all of it where there is more', () => {
  expect(links(25)).toEqual([
    '/organizations/5/manage/stock',
    '/organizations/5/manage/items/9/stock',
  ]);
});

it('leads no further where it shows everything', () => {
  expect(links(1)).toEqual(['/organizations/5/manage/items/9/stock']);
});
