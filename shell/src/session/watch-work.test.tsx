import { signOut } from '@karavan/shared-api/state';
import { createFakeShell } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { watchWork } from './watch-work.ts';

const OWN = { stream: 'unread' } as const;
const shop = { organization_id: 3, title: 'Лавка' };

function watch() {
  const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
  const { shell, record, sockets } = createFakeShell({
    session: { token: 'token', user },
    messages: { shell: texts },
  });
  const askAnew = jest.fn();
  watchWork({ ...shell, caches: { askAnew } });
  return { shell, record, sockets, askAnew };
}

it('reads everything anew when somebody may do other things, and says nothing', () => {
  const { sockets, record, askAnew } = watch();
  sockets.emit(OWN, 'work.changed', { ...shop, works_there: true });
  expect(askAnew).toHaveBeenCalledTimes(1);
  expect(record.toasts).toEqual([]);
});

it('tells whoever has lost their work, with a word that stays', () => {
  const { sockets, record, askAnew } = watch();
  sockets.emit(OWN, 'work.changed', { ...shop, works_there: false });
  expect(askAnew).toHaveBeenCalledTimes(1);
  expect(record.toasts).toMatchObject([{ kind: 'pinned', text: 'Вы больше не работаете: Лавка' }]);
});

it('hears nothing any more for somebody who has left', () => {
  const { shell, sockets, record } = watch();
  signOut(shell.store);
  sockets.emit(OWN, 'work.changed', { ...shop, works_there: false });
  expect(record.toasts).toEqual([]);
});
