import type { Thing } from '../thing.ts';

export const BOOKS = {
  books: {
    colours: ['#efe3c8', '#a3702c', '#553510'],
    draw: ([light, middle, deep], random) =>
      [middle, '#d8694a', deep, '#3f6f73', '#e2b04a']
        .map((cover, index) => {
          const x = -110 + random.integer(-12, 12);
          const y = 79 - index * 38;
          return `<rect x="${x}" y="${y}" width="214" height="36" rx="5" fill="${cover}"/><rect x="${x + 150}" y="${y + 5}" width="66" height="26" fill="${light}"/><path d="M${x + 152} ${y + 13}h62m-62 8h62" stroke="${deep}" opacity=".25"/><rect x="${x + 20}" y="${y + 13}" width="84" height="8" rx="4" fill="#fff" opacity=".6"/>`;
        })
        .join(''),
  },
} as const satisfies Readonly<Record<string, Thing>>;
