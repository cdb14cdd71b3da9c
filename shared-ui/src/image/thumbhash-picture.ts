import { thumbHashToDataURL } from 'thumbhash';
import { bytesOfBase64 } from './bytes-of-base64.ts';

/** The blurred picture of a thumbhash (base64) as a data address of some 4 kB. */
export function thumbhashAddress(thumbhash: string): string {
  return thumbHashToDataURL(bytesOfBase64(thumbhash));
}
