/** How the list of devices will call this one. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
