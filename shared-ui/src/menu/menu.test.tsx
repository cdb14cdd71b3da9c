import { screen, waitFor } from '@testing-library/react';
import { IconButton } from '../button/icon-button.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu } from './menu.tsx';

function setUp() {
  const edit = jest.fn();
  const remove = jest.fn();
  const view = renderUi(
    <Menu
      trigger={<IconButton label="More" icon={<span />} />}
      items={[
        { label: 'Edit', run: edit },
        { label: 'Report', disabled: true, run: jest.fn() },
        { label: 'Delete', danger: true, run: remove },
      ]}
    />,
  );
  return { ...view, edit, remove };
}

/** The menu is ready once it has focus. */
async function menuIsOpen() {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
}

test('a press opens the menu, a press on an item does it and closes', async () => {
  const { user, edit } = setUp();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await menuIsOpen();
  await expectAccessible();
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('the keyboard opens it, walks it, chooses, and finds the button again', async () => {
  const { user, remove } = setUp();
  await user.tab();
  await user.keyboard('{Enter}');
  await menuIsOpen();
  await user.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  );
});

test('what is disabled says so', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await menuIsOpen();
  const report = screen.getByRole('menuitem', { name: 'Report' });
  expect(report.getAttribute('aria-disabled')).toBe('true');
});
