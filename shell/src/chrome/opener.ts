/** Marks the items of the menu. */
export const MENU_ITEM = 'data-menu-item';

let openerOfMenu: Element | null = null;

/** What has opened the menu; called before that takes the focus. */
export function noteMenuOpens(): Element | null {
  openerOfMenu = focused();
  return openerOfMenu;
}

/**
 * What somebody has pressed to open what is about to take the focus: the control of the menu for one of
 * its items, and null where the browser does not focus what is pressed.
 */
export function findOpener(): Element | null {
  const control = focused();
  return control?.hasAttribute(MENU_ITEM) ? openerOfMenu : control;
}

function focused(): Element | null {
  return document.activeElement === document.body ? null : document.activeElement;
}
