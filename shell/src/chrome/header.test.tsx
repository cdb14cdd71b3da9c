import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HeaderState } from '@karavan/shared-api/remote';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { headerAtom, type ShellServices } from '../shell-services.ts';
import { Header } from './header.tsx';

function show(path: string, { header }: { header?: HeaderState }) {
  const row = {
    path,
    owner: 'mf-commerce',
    name: 'item',
    access: 'public',
    nav: true,
    ssr: false,
  } as const;
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const view = renderWithPlatform(
    <Header
      place={{ location, match: { row, params: {} } }}
      services={{} as unknown as ShellServices}
    />,
    { path, messages: { shell: texts } },
  );
  if (header) act(() => view.shell.store.set(headerAtom, header));
  return view;
}

const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Назад' }));

it('says that the page is on its way until it has told its title', () => {
  const { shell } = show('/p/1', {});
  expect(screen.getByText('Загрузка...')).toBeTruthy();
  act(() => shell.store.set(headerAtom, { title: 'Платье', verified: true }));
  expect(screen.getByText('Платье')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Проверенная организация' })).toBeTruthy();
});

it('leads somebody who has come from elsewhere to the page above, or home', async () => {
  const { history } = show('/p/1', {});
  await goBack();
  expect(history.location.pathname).toBe('/home/posts');
  const other = show('/receipts/1', { header: { title: 'Чек', backTo: '/receipts' } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Назад' })[1]!);
  expect(other.history.location.pathname).toBe('/receipts');
});

it('goes one step back within the product', async () => {
  const { history } = show('/p/1', {});
  act(() => history.push('/p/2'));
  const go = jest.spyOn(history, 'go');
  await goBack();
  expect(go).toHaveBeenCalledWith(-1);
});

it('runs the actions of the page', async () => {
  const run = jest.fn();
  const actions = [{ kind: 'menu', label: 'Действия', run }] as const;
  show('/saved/1', { header: { title: 'Подарки', actions } });
  await userEvent.click(screen.getByRole('button', { name: 'Действия' }));
  expect(run).toHaveBeenCalledTimes(1);
});

it('names the document as the page does, or as the page names it for others', () => {
  document.title = 'Платье — Ала-Тоо Мода';
  const { shell } = show('/p/1', {});
  expect(document.title).toBe('Платье — Ала-Тоо Мода');
  act(() => shell.store.set(headerAtom, { title: 'Товар' }));
  expect(document.title).toBe('Товар — Karavan');
  act(() => shell.store.set(headerAtom, { title: 'Товар', documentTitle: 'Платье' }));
  expect(document.title).toBe('Платье — Karavan');
  show('/home/posts', {});
  expect(document.title).toBe('Karavan — социальная сеть для покупок и скидок');
});
