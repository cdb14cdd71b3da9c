import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../../locales/ru.json' with { type: 'json' };
import { WrittenText } from './written-text.tsx';

const opened: string[] = [];
window.open = (url, _target, features) => {
  opened.push(`${String(url)} ${features}`);
  return null;
};
beforeEach(() => void opened.splice(0));

const show = (text: string, confirms = true) =>
  renderWithPlatform(<WrittenText text={text} />, {
    messages: { 'mf-messenger': texts },
    confirms,
  });

it('follows our own addresses within the page', async () => {
  show(`Вот /p/5 и ${location.origin}/organizations/2`);
  expect((await screen.findByRole('link', { name: '/p/5' })).getAttribute('href')).toBe('/p/5');
  await userEvent.click(screen.getByRole('link', { name: /organizations/ }));
  expect(location.pathname).toBe('/organizations/2');
});

it('names another site before it opens, and stays when that is not wanted', async () => {
  const { record } = show('https://shag.example/a');
  const link = await screen.findByRole('link', { name: 'https://shag.example/a' });
  expect(link.getAttribute('rel')?.split(' ')).toEqual(
    expect.arrayContaining(['noopener', 'noreferrer']),
  );
  await userEvent.click(link);
  expect(record.dialogs).toMatchObject([{ title: 'Перейти на shag.example?' }]);
  await waitFor(() => expect(opened).toEqual(['https://shag.example/a noopener,noreferrer']));
});

it('opens no other site that one has thought better of', async () => {
  const { record } = show('https://shag.example/a', false);
  await userEvent.click(await screen.findByRole('link'));
  await waitFor(() => expect(record.dialogs).toHaveLength(1));
  expect(opened).toEqual([]);
});

it('calls numbers', async () => {
  show('Звоните +996 700 123456');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('tel:+996700123456');
});
