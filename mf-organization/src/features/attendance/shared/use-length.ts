import { useT } from './translation.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Writes how long something has taken, in seconds, as hours and minutes. */
export function useLength(): (seconds: number) => string {
  const t = useT();
  return (seconds) => {
    const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes });
  };
}
