/** The name of this device in the list of devices. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
