import type { Presence } from '@karavan/shared-api/contract/attendance';
import type { ArrivalWay } from '@karavan/shared-api/contract/attendance-ways';
import { ATTENDANCE_ACCURACY_METRES, ATTENDANCE_METRES } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { distanceKm, type Place } from '../../../platform/places/distance-km.ts';
import { readAttendanceCode } from './attendance-code.ts';

/** That somebody is at work, and how that is known. */
export interface Proof {
  readonly how: Extract<ArrivalWay, 'code' | 'place'>;
  /** From the organization; null for a code. */
  readonly metres: number | null;
}

interface Worksite extends Place {
  readonly organizationId: number;
}

/**
 * @param now milliseconds since 1970
 * @throws ApiError `attendance_code_wrong`, `attendance_code_elsewhere`, `position_inaccurate`, `too_far_away`
 */
export function provePresence(
  key: Buffer,
  site: Worksite,
  { code, place }: Presence,
  now: number,
): Proof {
  if (place === undefined) {
    const verdict = readAttendanceCode(key, site.organizationId, code ?? '', now);
    if (verdict === 'fresh') return { how: 'code', metres: null };
    throw new ApiError(
      verdict === 'elsewhere' ? 'attendance_code_elsewhere' : 'attendance_code_wrong',
    );
  }
  if (place.accuracy > ATTENDANCE_ACCURACY_METRES) {
    throw new ApiError('position_inaccurate', { count: Math.round(place.accuracy) });
  }
  const metres = Math.round(distanceKm(site, place) * 1000);
  if (metres > ATTENDANCE_METRES) throw new ApiError('too_far_away', { count: metres });
  return { how: 'place', metres };
}
