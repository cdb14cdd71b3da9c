import { createHmac } from 'node:crypto';
import type { AttendanceCode } from '@karavan/shared-api/contract/attendance';
import {
  isFreshMinute,
  minuteAt,
  sealOf,
  secondsToNextMinute,
} from '../../../platform/auth/minute-seal.ts';
import { equal } from '../../../platform/auth/tokens.ts';

/** What a code says about an organization: that it is shown there now, that it is of another one, or nothing. */
type CodeVerdict = 'fresh' | 'elsewhere' | 'wrong';

/**
 * The code of this minute, `<organization>.<minute>.<seal>`, and six digits for whoever cannot scan it. It proves
 * that its reader stands before the screen.
 * @param now milliseconds since 1970
 */
export function drawAttendanceCode(
  key: Buffer,
  organizationId: number,
  now: number,
): AttendanceCode {
  const minute = minuteAt(now);
  return {
    code: `${organizationId}.${minute}.${seal(key, organizationId, minute)}`,
    digits: digitsOf(key, organizationId, minute),
    expires_in: secondsToNextMinute(now),
  };
}

/** Fresh are the codes of this minute and of the one before. */
export function readAttendanceCode(
  key: Buffer,
  organizationId: number,
  text: string,
  now: number,
): CodeVerdict {
  if (/^\d{6}$/.test(text)) {
    const minute = minuteAt(now);
    const isRight = [minute, minute - 1].some((one) =>
      equal(text, digitsOf(key, organizationId, one)),
    );
    return isRight ? 'fresh' : 'wrong';
  }
  const [, id, minute, given] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{22})$/.exec(text) ?? [];
  if (id === undefined || minute === undefined || given === undefined) return 'wrong';
  if (!equal(given, seal(key, Number(id), Number(minute)))) return 'wrong';
  if (Number(id) !== organizationId) return 'elsewhere';
  return isFreshMinute(Number(minute), now) ? 'fresh' : 'wrong';
}

const seal = (key: Buffer, organizationId: number, minute: number): string =>
  sealOf(key, `${organizationId}.${minute}`);

/** Made apart from the seal, so that neither tells anything of the other. */
function digitsOf(key: Buffer, organizationId: number, minute: number): string {
  const hash = createHmac('sha256', key).update(`digits ${organizationId}.${minute}`).digest();
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
