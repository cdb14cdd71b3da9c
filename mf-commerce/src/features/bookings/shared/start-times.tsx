import { useState } from 'react';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { useT } from '../translation.ts';
import { startTimesOf, type Offer } from './period-choice.ts';

interface StartTimesProps {
  readonly day: string;
  readonly unit: 'minute' | 'hour';
  readonly offer: Offer;
  /** `HH:MM` */
  readonly chosen: string | null;
  onChoose(time: string): void;
}

/** When a rental of a day may begin: by the hour its times; by the minute an hour, then the minutes of it. */
export function StartTimes({ day, unit, offer, chosen, onChoose }: StartTimesProps) {
  const t = useT();
  const times = startTimesOf(day, unit, offer);
  const [opened, setOpened] = useState(chosen?.slice(0, 2) ?? null);
  const hours = [...new Set(times.map(({ time }) => time.slice(0, 2)))];
  const within = (hour: string) => times.filter(({ time }) => time.startsWith(hour));
  const shown = unit === 'hour' ? times : opened === null ? [] : within(opened);
  return (
    <>
      {unit === 'minute' && (
        <ChipRow label={t('choose_hour')}>
          {hours.map((hour) => (
            <Chip
              key={hour}
              pressed={hour === opened}
              disabled={within(hour).every(({ isFree }) => !isFree)}
              onClick={() => setOpened(hour)}
            >
              {`${hour}:00`}
            </Chip>
          ))}
        </ChipRow>
      )}
      {shown.length > 0 && (
        <ChipRow label={t('choose_time')}>
          {shown.map(({ time, isFree }) => (
            <Chip
              key={time}
              pressed={time === chosen}
              disabled={!isFree}
              onClick={() => onChoose(time)}
            >
              {time}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  );
}
