import { createHmac } from 'node:crypto';
import { equal } from '../../../platform/auth/tokens.ts';

/** Digits and letters that nobody takes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SEAL_LENGTH = 16;

interface Card {
  readonly id: number;
  readonly round: number;
}

/**
 * The code of a gift card, `12-7K3F-9QWD-H2MX-0ZRT`: its id and 80 bits that only the holder of the key can make for
 * this id and round. Nothing of it is stored.
 */
export function drawGiftCode(key: Buffer, card: Card): string {
  return `${card.id}-${seal(key, card).match(/.{4}/g)!.join('-')}`;
}

/** What was typed or scanned as the code of a card; null for what is none of any card. */
export function readGiftCode(text: string): { readonly id: number; readonly seal: string } | null {
  const written = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const [, id, given] = /^(\d{1,15})([\dA-Z]{16})$/.exec(written) ?? [];
  if (id === undefined || given === undefined || Number(id) === 0) return null;
  return { id: Number(id), seal: given };
}

/** Takes as long whether or not it is right. */
export const isSealOf = (key: Buffer, given: string, card: Card): boolean =>
  equal(given, seal(key, card));

function seal(key: Buffer, { id, round }: Card): string {
  const bytes = createHmac('sha256', key).update(`${id}.${round}`).digest();
  return Array.from(bytes.subarray(0, SEAL_LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}
