import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { THINGS, type Colourway } from './things.ts';

const PALETTES: Readonly<Record<Motif, Colourway>> = {
  clothes: ['#f2d7c9', '#c96f4a', '#7a3b2e'],
  shoes: ['#dfe6ee', '#5b7a99', '#24364b'],
  electronics: ['#dde3f7', '#5468c4', '#1f2654'],
  books: ['#efe3c8', '#a3702c', '#553510'],
  flowers: ['#fbe1ea', '#d6567f', '#4c7a4a'],
  food: ['#fdeccb', '#e0902f', '#8c3b1a'],
  coffee: ['#eaddd0', '#8b5e3c', '#3d2616'],
  home: ['#e2ece6', '#5f9077', '#2c4a3c'],
  sport: ['#d9eef5', '#2f8fb3', '#123f52'],
  beauty: ['#f4e3f2', '#a860a0', '#53264e'],
  room: ['#e7e4f4', '#7468b5', '#322a63'],
  car: ['#e3e8ea', '#4d6b78', '#1d2c33'],
  concert: ['#2b1a4a', '#e0508f', '#ffd166'],
  theatre: ['#4a1420', '#d9a441', '#f6e7c8'],
  work: ['#e4ecdf', '#6d8a4f', '#33431f'],
};

/** Grounds that go with any motif: a picture keeps the motif's own or takes one of these. */
const GROUNDS = ['#f6e4d3', '#dfeae4', '#e4e3f3', '#f8e8b8', '#d7e8ef', '#f5dcd8'] as const;

/** Colours a thing is also sold in. */
const COLOURWAYS: readonly Colourway[] = [
  ['#f7e6d6', '#e2725b', '#a33f35'],
  ['#e6f0ea', '#4f9a86', '#1f5a50'],
  ['#f9edcf', '#e3aa3c', '#a66a1c'],
  ['#e9e6f6', '#8577c9', '#43377f'],
];

const COLOURFUL: ReadonlySet<Motif> = new Set([
  'shoes',
  'clothes',
  'electronics',
  'car',
  'home',
  'beauty',
  'room',
  'sport',
]);

const BACKDROPS = ['arch', 'sun', 'window'] as const;

/**
 * Draws a still life: a motif on a table in soft light, never twice the same.
 * @param ratio width divided by height
 * @returns SVG
 */
export function drawPicture(motif: Motif, ratio: number, random: Random): string {
  const width = 1200;
  const height = Math.round(width / ratio);
  const colours =
    COLOURFUL.has(motif) && random.next() < 0.7 ? random.pick(COLOURWAYS) : PALETTES[motif];
  const [light, middle, deep] = colours;
  const ground = random.next() < 0.4 ? light : random.pick(GROUNDS);
  const scale = (Math.min(width, height) / 340) * (0.9 + random.next() * 0.25);
  const x = width * (0.44 + random.next() * 0.12);
  const table = height * (0.8 + random.next() * 0.06);
  const mirror = random.next() < 0.5 ? -1 : 1;
  const backdrop = drawBackdrop(random, { x, table, radius: 150 * scale, colour: middle });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="${middle}" stop-opacity=".3"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="${middle}" stop-opacity=".45"/></linearGradient>
<linearGradient id="thing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="shadow"><stop stop-color="${deep}" stop-opacity=".5"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#wall)"/>
${backdrop}
<rect y="${table - 40 * scale}" width="100%" height="100%" fill="${ground}"/><rect y="${table - 40 * scale}" width="100%" height="${height}" fill="url(#table)"/>
<ellipse cx="${x + 18 * scale}" cy="${table}" rx="${160 * scale}" ry="${24 * scale}" fill="url(#shadow)"/>
<g transform="translate(${x} ${table - 115 * scale}) scale(${(scale * mirror).toFixed(2)} ${scale.toFixed(2)})">${THINGS[motif](colours, random)}</g>
</svg>`;
}

function drawBackdrop(
  random: Random,
  { x, table, radius, colour }: { x: number; table: number; radius: number; colour: string },
): string {
  switch (random.pick(BACKDROPS)) {
    case 'arch':
      return `<path d="M${x - radius} ${table}V${table - radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${table}Z" fill="${colour}" opacity=".28"/>`;
    case 'sun':
      return `<circle cx="${x + radius * 0.4}" cy="${table - radius * 1.2}" r="${radius * 0.9}" fill="#fff" opacity=".5"/>`;
    case 'window':
      return `<g fill="#fff" opacity=".38" transform="translate(${x - radius} 0) skewX(-18)"><rect x="${radius}" width="${radius * 0.6}" height="${table}"/><rect x="${radius * 1.7}" width="${radius * 0.6}" height="${table}"/></g>`;
  }
}
