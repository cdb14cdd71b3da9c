import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LucideIcon } from 'lucide-react';
import type { Random } from '../random.ts';

export type MarkColours = readonly [bright: string, deep: string];

/** Organizations' own colours: white is read on both. */
export const MARK_COLOURS: readonly MarkColours[] = [
  ['#b4533c', '#7d2f22'],
  ['#1f7a6b', '#0f4c43'],
  ['#2f5fa8', '#1b3a6f'],
  ['#8a4a86', '#562a58'],
  ['#a3701a', '#6d470b'],
  ['#3f7d3a', '#245022'],
  ['#b03a5b', '#741f3a'],
  ['#4a52a8', '#2c3170'],
  ['#0f7a92', '#074c5c'],
  ['#6f5a48', '#433428'],
  ['#5a7a1f', '#384d10'],
  ['#a83a3a', '#6d2020'],
];

/** A sign in white lines on the colours of its organization. @returns SVG, a square */
export function drawMark(sign: LucideIcon, [bright, deep]: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="320" height="320" fill="url(#ground)"/><circle cx="70" cy="40" r="190" fill="#fff" opacity=".09"/>${drawSign(sign, 78, 78, 164)}</svg>`;
}

/** The land of an organization in its colours, with its sign. @returns SVG, three times as wide as high */
export function drawMarkBanner(
  sign: LucideIcon,
  [bright, deep]: MarkColours,
  random: Random,
): string {
  const ridge = (top: number, opacity: number) => {
    const peaks = Array.from({ length: 8 }, (_, index) => {
      const x = -60 + index * 160 + random.integer(-40, 40);
      return `L${x} ${top + (index % 2 === 0 ? random.integer(50, 90) : random.integer(-50, 0))}`;
    }).join('');
    return `<path d="M-80 400${peaks}L1080 ${top}V400Z" fill="#fff" opacity="${opacity}"/>`;
  };
  const moon = random.integer(640, 900);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="320" viewBox="0 0 960 320">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>
<rect width="960" height="320" fill="url(#sky)"/><circle cx="${moon}" cy="86" r="30" fill="#fff" opacity=".8"/>${ridge(120, 0.14)}${ridge(180, 0.16)}${ridge(240, 0.2)}${drawSign(sign, moon - 190, 196, 56)}</svg>`;
}

/** A sign in white lines. @returns a part of an SVG */
export function drawSign(sign: LucideIcon, x: number, y: number, size: number): string {
  return renderToStaticMarkup(createElement(sign, { x, y, size, color: '#fff', strokeWidth: 1.7 }));
}
