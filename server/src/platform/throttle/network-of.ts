/** Groups of an IPv6 address that name its network; a customer is given all that begin with them. */
const NETWORK_GROUPS = 4;

/**
 * What requests of an address are counted under. A single customer has 2^64 addresses of IPv6, and
 * would otherwise take a fresh one for every request.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  // IPv4 in the clothes of IPv6
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest);
  }
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
