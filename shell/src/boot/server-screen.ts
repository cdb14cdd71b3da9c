/** Whether the server-rendered first screen is still in the page, not yet taken over by a remote. */
export function hasServerScreen(): boolean {
  return document.querySelector('[data-island]') !== null;
}
