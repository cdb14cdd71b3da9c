import { screen } from '@testing-library/react';
import { getFolder } from '@karavan/shared-api/client/bookmarks';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { FolderView } from './folder-view.tsx';
import texts from './locales/ru.json' with { type: 'json' };

startMockServer(mockEndpoint(getFolder, () => refusal('not_found')));

it('names the page of a folder that is not there', async () => {
  const { record } = renderWithPlatform(
    <FolderView id={9} title="Сохранённое">
      {({ name }) => name}
    </FolderView>,
    {
      session: {
        token: 'token',
        user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
      },
      messages: { 'mf-feed-save-posts': texts },
    },
  );
  expect(await screen.findByText(/Здесь ничего нет/)).toBeTruthy();
  expect(record.header).toEqual({ title: 'Сохранённое', backTo: '/saved' });
});
