import { createStore } from 'jotai/vanilla';
import { createShellHistory } from '../navigation/shell-history.ts';
import { createOverlays, overlaysAtom } from './overlays.ts';

function twoOverlays() {
  const store = createStore();
  const history = createShellHistory();
  const overlays = createOverlays(store, history);
  const lower = overlays.open('language_list', {});
  const upper = overlays.open('currency_list', {});
  const open = () => store.get(overlaysAtom);
  const types = () => open().map(({ type }) => type);
  return { history, lower, upper, open, types };
}

const untilBack = async () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

it('closes one overlay for each step back, the topmost first', async () => {
  const { history, upper, types } = twoOverlays();
  expect(types()).toEqual(['language_list', 'currency_list']);
  history.go(-1);
  await untilBack();
  expect(types()).toEqual(['language_list']);
  expect(await upper).toBeUndefined();
  history.go(-1);
  await untilBack();
  expect(types()).toEqual([]);
  expect(history.location.state).toBeNull();
});

it('takes those above along when a lower one closes, and gives its opener the result', async () => {
  const { lower, upper, open, types } = twoOverlays();
  open()[0]!.close('de');
  await untilBack();
  expect(types()).toEqual([]);
  expect(await lower).toBe('de');
  expect(await upper).toBeUndefined();
});

it('keeps what the page has in its own history entry', () => {
  const store = createStore();
  const history = createShellHistory();
  history.replace('/auth', { step: 'code' });
  void createOverlays(store, history).open('phone_country', { selected: 'KG', countries: [] });
  expect(history.location.state).toMatchObject({ step: 'code', overlayDepth: 1 });
});
