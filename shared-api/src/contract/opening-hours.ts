/** Hours of one day. Equal times are the whole day; an end before its start is on the next day. */
interface Hours {
  readonly start_time: string;
  readonly end_time: string;
}

const DAY = 24 * 60;

/** Whether a place would be open twice at the same time of one day. */
export function hasOverlap(hours: readonly Hours[]): boolean {
  const spans = hours
    .map(({ start_time, end_time }) => {
      const start = minutesOf(start_time);
      const length = (minutesOf(end_time) - start + DAY) % DAY || DAY;
      return { start, end: start + length };
    })
    .toSorted((one, other) => one.start - other.start);
  return spans.some(({ start }, index) => index > 0 && start < spans[index - 1]!.end);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
