import { seriesAfter } from './receipt-number.ts';

it('series follow each other as columns of a sheet do', () => {
  expect(['A', 'Y', 'Z', 'AZ', 'ZZ', 'AZZ'].map(seriesAfter)).toEqual([
    'B',
    'Z',
    'AA',
    'BA',
    'AAA',
    'BAA',
  ]);
});

it('no series comes twice, and each is longer or later than the one before', () => {
  const seen = new Set<string>();
  let series = 'A';
  for (let count = 0; count < 2000; count += 1) {
    const next = seriesAfter(series);
    expect(next.length > series.length || next > series).toBe(true);
    expect(seen.has(next)).toBe(false);
    seen.add(next);
    series = next;
  }
});
