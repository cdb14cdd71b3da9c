import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { SearchField } from './search-field.tsx';

it('leads home whoever has opened the search in a new tab', async () => {
  const { history } = renderWithPlatform(
    <SearchField value="" onChange={() => undefined} onSubmit={() => undefined} />,
    { path: '/home/search', messages: { 'mf-feed': messages } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  expect(history.location.pathname).toBe('/home/posts');
});
