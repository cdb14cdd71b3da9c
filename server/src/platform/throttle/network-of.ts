/** Groups of an IPv6 address that name its network; a customer is given all that begin with them. */
const NETWORK_GROUPS = 4;
/** Some customers are given this much: 65,536 networks. */
const SITE_GROUPS = 3;

/**
 * What requests of an address are counted under. A single customer has 2^64 addresses of IPv6, and
 * would otherwise take a fresh one for every request.
 */
export function networkOf(address: string): string {
  return groupsOf(address, NETWORK_GROUPS);
}

/**
 * One address of IPv4, or a /48 of IPv6: what cannot be had again for the asking. Strangers may share
 * it, so it suits limits that people who share it can live with.
 */
export function siteOf(address: string): string {
  return groupsOf(address, SITE_GROUPS);
}

/**
 * Everything that one guesser may easily have: a /24 of IPv4, a /48 of IPv6. Many strangers share it, so
 * it suits only what concerns one account.
 */
export function neighbourhoodOf(address: string): string {
  const site = siteOf(address);
  return site.includes(':') ? site : site.slice(0, site.lastIndexOf('.'));
}

function groupsOf(address: string, count: number): string {
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
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
