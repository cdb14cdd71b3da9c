import { createHmac } from 'node:crypto';
import { siteOf } from '../../../../platform/throttle/network-of.ts';

/** Of a `bit(64)` column. */
const SLOTS = 64;

/** Whose browser reports something. */
export interface Witness {
  /** The cookie `visitor`. */
  readonly visitor: string;
  /** What shares an address; see `siteOf`. */
  readonly network: string;
}

/** @returns null for somebody who has not been given the cookie */
export function witnessOf(visitor: string | undefined, address: string): Witness | null {
  if (!visitor || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(visitor)) return null;
  return { visitor, network: siteOf(address) };
}

/**
 * Where a name falls among 64 slots. The slots in use tell how many different names there were at least,
 * over all processes, without keeping any. Whoever does not know the key cannot choose their slot.
 */
export function slotOf(key: Buffer, name: string): number {
  return createHmac('sha256', key).update(name).digest()[0]! % SLOTS;
}

/** @returns as PostgreSQL writes a `bit(64)` */
export function bitsOf(slots: ReadonlySet<number>): string {
  return Array.from({ length: SLOTS }, (_, slot) => (slots.has(slot) ? '1' : '0')).join('');
}
