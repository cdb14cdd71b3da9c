import type { LucideIcon } from 'lucide-react';
import type { Random } from '../random.ts';
import { drawSign, type MarkColours } from './draw-mark.ts';

/** A banner without words: a large sign among smaller ones of its kind. @returns SVG, three times as wide as high */
export function drawOffer(sign: LucideIcon, [bright, deep]: MarkColours, random: Random): string {
  const signs = Array.from({ length: 9 }, (_, index) => {
    const size = random.integer(34, 72);
    const x = 330 + index * 66 + random.integer(-20, 20);
    return `<g opacity="${(0.25 + random.next() * 0.5).toFixed(2)}">${drawSign(sign, x, random.integer(20, 230), size)}</g>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="480" viewBox="0 0 960 320">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="960" height="320" fill="url(#ground)"/><circle cx="170" cy="160" r="150" fill="#fff" opacity=".12"/><circle cx="170" cy="160" r="112" fill="#fff" opacity=".16"/>${drawSign(sign, 90, 80, 160)}${signs}</svg>`;
}
