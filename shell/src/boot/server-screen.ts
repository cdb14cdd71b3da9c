/** Whether the first screen that the server has drawn still stands in the page, until a remote takes it over. */
export function hasServerScreen(): boolean {
  return document.querySelector('[data-island]') !== null;
}
