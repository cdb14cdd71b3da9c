import { useState } from 'react';
import {
  checkAttendanceIn,
  checkAttendanceOut,
  getAttendanceStatus,
  getOwnAttendance,
} from '@karavan/shared-api/client/attendance';
import type { AttendanceStatus, Presence } from '@karavan/shared-api/contract/attendance';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useT } from '../shared/translation.ts';
import { askPosition } from './ask-position.ts';

/** Comes or goes, by the place of the device or by a code; what is wrong is said where it was tried. */
export function useCheck({ membership_id: id, is_in }: AttendanceStatus) {
  const t = useT();
  const [problem, setProblem] = useState<{
    readonly at: 'place' | 'code';
    readonly text: string;
  }>();
  const [isLocating, setIsLocating] = useState(false);
  const write = useWrite(
    (body: Presence) =>
      request(is_in ? checkAttendanceOut : checkAttendanceIn, { params: { id }, body }),
    {
      done: t(is_in ? 'done_out' : 'done_in'),
      failed: () => null,
      onSuccess(status, _body, queries) {
        queries.setQueryData(endpointKey(getAttendanceStatus, 'one', { params: { id } }), status);
        void queries.invalidateQueries({ queryKey: endpointKey(getOwnAttendance, 'one') });
      },
      onError: ({ status, message, fields }, { code }) =>
        setProblem({
          at: code === undefined ? 'place' : 'code',
          text: status === 0 ? t('network_error') : (fields['code']?.[0] ?? message),
        }),
    },
  );

  async function byPlace(): Promise<void> {
    setProblem(undefined);
    setIsLocating(true);
    const place = await askPosition();
    setIsLocating(false);
    if (typeof place === 'string') setProblem({ at: 'place', text: t(`position_${place}`) });
    else await write.send({ place });
  }

  async function byCode(code: string): Promise<void> {
    setProblem(undefined);
    await write.send({ code });
  }

  return {
    byPlace,
    byCode,
    isPending: write.isPending || isLocating,
    isByCode: write.isPending && write.intent?.code !== undefined,
    problemAt: (at: 'place' | 'code') => (problem?.at === at ? problem.text : undefined),
    refuseCode: () => setProblem({ at: 'code', text: t('code_unknown') }),
    forget: () => setProblem(undefined),
  };
}
