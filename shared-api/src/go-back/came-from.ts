/**
 * The path of our own page that a plain link of it has led here from, as links do while the shell has not
 * started; null for whoever has come from elsewhere or opened a new tab.
 */
export function cameFrom(): string | null {
  if (history.length < 2 || !URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin ? pathname + search : null;
}
