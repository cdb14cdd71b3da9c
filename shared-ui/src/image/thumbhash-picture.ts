import { thumbHashToDataURL } from 'thumbhash';
import { bytesOfBase64 } from './bytes-of-base64.ts';

/** The blurred picture of a thumbhash (base64) as a data URL of about 4 kB. */
export function thumbhashAddress(thumbhash: string): string {
  return thumbHashToDataURL(bytesOfBase64(thumbhash));
}
