import type { HOTLINK_KINDS } from './enumerations.ts';
import { socialAccountOf, type SocialKind } from './social-networks.ts';

/** What a hotlink of the kind `contact` leads to. */
export const HOTLINK_CONTACTS = [
  'phone',
  'mail',
  'whatsapp',
  'telegram',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'vk',
  'ok',
] as const satisfies readonly ('phone' | SocialKind)[];
export type HotlinkContact = (typeof HOTLINK_CONTACTS)[number];

export const HOTLINK_THEMES = ['plain', 'ember', 'lagoon', 'meadow', 'dusk'] as const;
export type HotlinkTheme = (typeof HOTLINK_THEMES)[number];

export interface HotlinkAddress {
  readonly kind: (typeof HOTLINK_KINDS)[number];
  readonly contact: HotlinkContact | null;
  readonly address: string;
}

const PHONE = /^(\+[1-9]\d{6,14}|\*\d{3,15})$/;

/**
 * Where a link or a contact leads: an address of the schemes https, tel or mailto. Null for everything else,
 * which is neither stored nor followed.
 */
export function hotlinkUrl({ kind, contact, address }: HotlinkAddress): string | null {
  if (kind === 'link') {
    const url = socialAccountOf('web', address)?.url;
    return url?.startsWith('https://') ? url : null;
  }
  if (kind !== 'contact' || contact === null) return null;
  if (contact === 'phone') return PHONE.test(address) ? `tel:${address}` : null;
  return socialAccountOf(contact, address)?.url ?? null;
}
