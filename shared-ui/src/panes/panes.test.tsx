import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Panes } from './panes.tsx';

/** What the window tells about its width. */
let isWide: boolean;
const listeners = new Set<() => void>();

beforeEach(() => {
  isWide = true;
  window.matchMedia = () =>
    ({
      get matches() {
        return isWide;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  window.scrollTo = ((_: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  }) as typeof window.scrollTo;
  window.scrollTo(0, 0);
});

const orders = (detail: string | null) => (
  <Panes
    label="Заказы"
    list={<a href="/receipts/1">Заказ 1</a>}
    detail={detail === null ? null : <p>{detail}</p>}
    detailKey={detail ?? undefined}
    placeholder={<p>Выберите заказ</p>}
  />
);

it('shows the list beside the detail where there is room, the list first', () => {
  renderUi(orders('Платье'));
  const list = screen.getByRole('region', { name: 'Заказы' });
  const detail = screen.getByText('Платье');
  expect(list.compareDocumentPosition(detail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for a choice beside the list while nothing is chosen', () => {
  renderUi(orders(null));
  expect(screen.getByText('Выберите заказ')).toBeTruthy();
});

it('shows one at a time on a narrow screen, and both once it is turned', () => {
  isWide = false;
  const view = renderUi(orders('Платье'));
  expect(screen.queryByText('Заказ 1')).toBeNull();
  view.rerender(orders(null));
  expect(screen.getByText('Заказ 1')).toBeTruthy();
  expect(screen.queryByText('Выберите заказ')).toBeNull();
  isWide = true;
  act(() => listeners.forEach((tell) => tell()));
  expect(screen.getByText('Выберите заказ')).toBeTruthy();
});

it('keeps the place of the list when a page with another detail replaces it', () => {
  const first = renderUi(orders(null));
  window.scrollTo(0, 700);
  first.unmount();
  window.scrollTo(0, 0);
  renderUi(orders('Платье'));
  expect(window.scrollY).toBe(700);
});

it('begins another detail at its top', () => {
  const view = renderUi(orders('Платье'));
  const pane = screen.getByText('Платье').parentElement;
  view.rerender(orders('Куртка'));
  expect(screen.getByText('Куртка').parentElement).not.toBe(pane);
});
