import { createStore } from 'jotai/vanilla';
import type { i18n } from 'i18next';
import { createOverlays } from '../layers/overlays.ts';
import { createToasts, toastAtom } from '../layers/toasts.ts';
import { createShellHistory } from '../navigation/shell-history.ts';
import { offerApp } from './offer-app.ts';

const texts = { getFixedT: () => (key: string) => key } as unknown as i18n;

function visit() {
  const store = createStore();
  const history = createShellHistory();
  history.replace('/p/5');
  const overlays = createOverlays(store, history);
  const offering = offerApp({ store, history, i18n: texts, toasts: createToasts(store) });
  const settle = async () => {
    jest.runAllTimers();
    await offering;
  };
  return { history, overlays, settle, toast: () => store.get(toastAtom) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

afterEach(() => jest.useRealTimers());

const OFFER = expect.objectContaining({ text: 'app_offer' });

it('offers the app once on a device', async () => {
  const first = visit();
  await first.settle();
  expect(first.toast()).toEqual(OFFER);
  const second = visit();
  await second.settle();
  expect(second.toast()).toBeNull();
});

it('waits for another visit when the press has opened an overlay, or leads to sign-in', async () => {
  const gallery = visit();
  void gallery.overlays.open('slideshow', { images: [], start: 0 });
  await gallery.settle();
  expect(gallery.toast()).toBeNull();
  const signingIn = visit();
  signingIn.history.push('/auth');
  await signingIn.settle();
  expect(signingIn.toast()).toBeNull();
  const later = visit();
  await later.settle();
  expect(later.toast()).toEqual(OFFER);
});

it('makes room for an overlay that opens after it', async () => {
  const { overlays, settle, toast } = visit();
  await settle();
  void overlays.open('slideshow', { images: [], start: 0 });
  expect(toast()).toBeNull();
});
