import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { SheetItem } from './sheet-item.tsx';
import { Sheet } from './sheet.tsx';

function Menu({ hideHeader = false }: { readonly hideHeader?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} hideHeader={hideHeader}>
        <SheetItem>Share</SheetItem>
      </Sheet>
    </>
  );
}

async function openMenu(hideHeader = false) {
  const view = renderUi(<Menu hideHeader={hideHeader} />);
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  return { ...view, sheet: await screen.findByRole('dialog', { name: 'Settings' }) };
}

test('the sheet is a dialog called Settings that takes the focus and gives it back', async () => {
  const { user, sheet } = await openMenu();
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await expectAccessible();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  );
});

test('Escape closes it', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without its header it still has a name', async () => {
  const { sheet } = await openMenu(true);
  expect(within(sheet).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(within(sheet).getByRole('button', { name: 'Share' })).toBeTruthy();
});

test('it opens inside a container when there is one', () => {
  const container = document.body.appendChild(document.createElement('div'));
  renderUi(
    <Sheet open onClose={jest.fn()} container={container} title="Filters">
      <p>Inside</p>
    </Sheet>,
  );
  expect(within(container).getByRole('dialog', { name: 'Filters' })).toBeTruthy();
  container.remove();
});

test('on a wide screen it stands at what has opened it, if that is still there', async () => {
  const control = document.body.appendChild(document.createElement('button'));
  const sheet = (key: string) => (
    <Sheet key={key} open onClose={jest.fn()} control={control} title="Filters">
      <p>Inside</p>
    </Sheet>
  );
  const { rerender } = renderUi(sheet('there'));
  const place = () =>
    screen.getByRole('dialog', { name: 'Filters' }).style.getPropertyValue('--box-top');
  expect(place()).toBe('8px');
  control.remove();
  rerender(sheet('gone'));
  await waitFor(() => expect(place()).toBe(''));
});

test('the page behind it is locked unless its scrollbar is to stay', async () => {
  const sheet = (keepScrollbar: boolean) => (
    <Sheet open onClose={jest.fn()} keepScrollbar={keepScrollbar}>
      <p>Inside</p>
    </Sheet>
  );
  const locked = () =>
    [document.documentElement, document.body].some(({ style }) =>
      `${style.overflow}${style.overflowY}`.includes('hidden'),
    );
  const free = renderUi(sheet(true));
  await screen.findByText('Inside');
  expect(locked()).toBe(false);
  free.unmount();
  renderUi(sheet(false));
  await waitFor(() => expect(locked()).toBe(true));
});

test('it says when it has left the screen, and not before', async () => {
  const onClosed = jest.fn();
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={jest.fn()} onClosed={onClosed}>
      <p>Inside</p>
    </Sheet>
  );
  const { rerender } = renderUi(sheet(true));
  await screen.findByText('Inside');
  expect(onClosed).not.toHaveBeenCalled();
  rerender(sheet(false));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Inside')).toBeNull();
});
