import type { Outbound } from '../../../platform/outbound/outbound.ts';

/** A link of a service, or one that leads on to it. */
type Read<L> = (text: string) => L | { readonly kind: 'short'; readonly url: string } | null;

const HOPS_MAX = 4;
const TIMEOUT_MS = 4000;

/**
 * Where a link of a service of maps leads to in the end. Only its own short links are followed, one hop after the
 * other: an address of another site is never asked for, whoever sends us there.
 * @returns null for one that leads elsewhere
 * @throws OutboundError where a short link does not answer
 */
export async function followLink<L extends { readonly kind: string }>(
  outbound: Pick<Outbound, 'tell'>,
  link: string,
  read: Read<L>,
): Promise<Exclude<L, { readonly kind: 'short' }> | null> {
  let address = link;
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const known = read(address);
    if (known === null) return null;
    if (!isShort(known)) return known as Exclude<L, { readonly kind: 'short' }>;
    const { location } = await outbound.tell(known.url, { maxBytes: 1, timeoutMs: TIMEOUT_MS });
    const next = location === null ? null : URL.parse(location, known.url);
    if (!next) return null;
    address = next.href;
  }
  return null;
}

const isShort = (link: {
  readonly kind: string;
}): link is { readonly kind: 'short'; readonly url: string } => link.kind === 'short';
