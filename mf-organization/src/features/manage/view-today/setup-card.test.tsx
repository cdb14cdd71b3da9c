import { screen } from '@testing-library/react';
import { SETUP_STEPS } from '@karavan/shared-api/contract/overview';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { SetupCard } from './setup-card.tsx';

it('leads a new owner to the page of each step that is not done', () => {
  renderWithPlatform(
    <SetupCard
      organizationId={5}
      setup={SETUP_STEPS.map((step) => ({ step, is_done: step === 'place' }))}
    />,
    { session: SESSION, messages: { 'mf-organization-manage': texts } },
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(SETUP_STEPS.length - 1);
  expect(screen.getByRole('link', { name: 'Условия доставки' }).getAttribute('href')).toBe(
    '/organizations/5/manage/delivery',
  );
  expect(screen.queryByRole('link', { name: /Укажите адрес/ })).toBeNull();
});
