interface WorkingHours {
  /** IANA, for example `Asia/Bishkek`. */
  readonly time_zone: string;
  /** `HH:MM` or `HH:MM:SS` of local time; null for around the clock. */
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

/** Whether a place is open at a moment, by its own clock. Hours may cross midnight. */
export function workingState(
  { time_zone, opens_at, closes_at }: WorkingHours,
  now: Date,
): 'around_the_clock' | 'open' | 'close' {
  if (opens_at === null || closes_at === null || opens_at === closes_at) return 'around_the_clock';
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(now);
  const isOpen =
    opens_at < closes_at
      ? local >= opens_at && local < closes_at
      : local >= opens_at || local < closes_at;
  return isOpen ? 'open' : 'close';
}
