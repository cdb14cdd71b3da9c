import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { AttendanceInterval } from '@karavan/shared-api/contract/attendance';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDay } from '@karavan/shared-ui/days';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';
import { useLength } from './use-length.ts';
import { dayOf, timeOf } from './wall-clock.ts';

interface StayRowProps {
  readonly stay: AttendanceInterval;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** One stay: from when to when, how that is known, and what was corrected of it. */
export function StayRow({ stay, action }: StayRowProps) {
  const t = useT();
  const length = useLength();
  const locale = useAtomValue(localeAtom);
  const moment = (wall: string | null) =>
    wall === null
      ? '—'
      : dayOf(wall) === stay.day
        ? timeOf(wall)
        : `${timeOf(wall)}, ${formatDay(dayOf(wall), locale, { day: 'numeric', month: 'short' })}`;
  const { start, end, seconds, started_how, ended_how, corrections } = stay;
  const hows = [...new Set([started_how, ...(ended_how ? [ended_how] : [])])];
  return (
    <Row>
      <Times>
        <strong>
          {moment(start)} – {end === null ? t('now') : moment(end)}
        </strong>
        {seconds !== null && <span>{length(seconds)}</span>}
        {end === null && <StatePill tone="positive">{t('present')}</StatePill>}
        {stay.is_forgotten && <StatePill tone="negative">{t('forgotten')}</StatePill>}
        {corrections.length > 0 && <StatePill tone="active">{t('corrected')}</StatePill>}
      </Times>
      <small>{hows.map((how) => t(`how_${how}`)).join(' → ')}</small>
      {corrections.map(({ by, reason, created_at, old_start, old_end }) => (
        <small key={created_at}>
          {t('corrected_by', { by, reason })}{' '}
          {old_start === null
            ? t('was_nothing')
            : t('was', { times: `${moment(old_start)} – ${moment(old_end)}` })}
        </small>
      ))}
      {action}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }

  /* The words of a quiet button begin where the other lines do. */
  > button {
    margin-left: calc(-1 * ${space[3]});
  }
`;

const Times = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-variant-numeric: tabular-nums;
`;
