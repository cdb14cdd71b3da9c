import { createStore } from 'jotai/vanilla';
import { createShellHistory } from '../navigation/shell-history.ts';
import { createMenus, menuAtom } from './menu.ts';

function openMenu() {
  const store = createStore();
  const history = createShellHistory();
  const menus = createMenus(store, history);
  menus.open({ items: [{ label: 'Delete', run: jest.fn() }] });
  return { history, menu: () => store.get(menuAtom) };
}

const untilBack = async () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

it('is closed by going back', async () => {
  const { history, menu } = openMenu();
  expect(menu()?.items).toHaveLength(1);
  const back = untilBack();
  history.go(-1);
  await back;
  expect(menu()).toBeNull();
});

it('is gone from the history before what was chosen happens', async () => {
  const { history, menu } = openMenu();
  const run = jest.fn(() => expect(menu()).toBeNull());
  const back = untilBack();
  menu()!.close(run);
  expect(run).not.toHaveBeenCalled();
  await back;
  expect(run).toHaveBeenCalledTimes(1);
  expect(history.location.state).toBeNull();
});

it('pressed again while it closes neither goes back twice nor does anything else', async () => {
  const { history, menu } = openMenu();
  const steps = jest.spyOn(history, 'go');
  const [first, second] = [jest.fn(), jest.fn()];
  const back = untilBack();
  const open = menu()!;
  open.close(first);
  open.close(second);
  await back;
  open.close(second);
  expect(steps).toHaveBeenCalledTimes(1);
  expect([first, second].map((run) => run.mock.calls.length)).toEqual([1, 0]);
});
