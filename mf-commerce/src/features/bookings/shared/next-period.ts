/** Chosen beforehand on the page of a rental: it begins when this one ends. */
export function nextPeriod(endsAt: string): string {
  const [from = '', time = ''] = endsAt.split('T');
  return new URLSearchParams({ from, time }).toString();
}
