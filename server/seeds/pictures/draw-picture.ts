import type { Random } from '../random.ts';

/** What a picture is of; each motif has colours and a shape of its own. */
export type Motif =
  | 'clothes'
  | 'shoes'
  | 'electronics'
  | 'books'
  | 'flowers'
  | 'food'
  | 'coffee'
  | 'home'
  | 'sport'
  | 'beauty'
  | 'room'
  | 'car'
  | 'concert'
  | 'theatre'
  | 'work';

const PALETTES: Readonly<Record<Motif, readonly [string, string, string]>> = {
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

const SHAPES: Readonly<Record<Motif, string>> = {
  clothes: 'M-90-70-40-95Q0-60 40-95L90-70 115-5 75 12 70 105H-70L-75 12-115-5Z',
  shoes: 'M-115 20Q-60 10-45-45L-5-50Q20 5 85 18 120 26 118 60H-118Z',
  electronics: 'M-62-110H62Q78-110 78-94V94Q78 110 62 110H-62Q-78 110-78 94V-94Q-78-110-62-110Z',
  books: 'M-100-80Q-50-100 0-72 50-100 100-80V75Q50 58 0 88-50 58-100 75Z',
  flowers:
    'M0-30C-20-100-90-70-55-20-110 0-60 60-12 22-8 70-10 90-14 112H14C10 90 8 70 12 22 60 60 110 0 55-20 90-70 20-100 0-30Z',
  food: 'M-105-10A105 95 0 0 1 105-10ZM-112 10H112Q105 85 40 90H-40Q-105 85-112 10Z',
  coffee: 'M-80-60H60V-35Q110-40 108 5 106 45 55 45 45 85 0 88H-25Q-75 82-80 20Z',
  home: 'M0-105 110-15H82V95H25V25H-25V95H-82V-15H-110Z',
  sport: 'M-112 0A112 112 0 1 1 112 0 112 112 0 1 1-112 0M-60 0A60 60 0 1 0 60 0 60 60 0 1 0-60 0',
  beauty: 'M-38-20H38V105H-38ZM-26-105Q10-95 26-60V-28H-26Z',
  room: 'M-110-50H-90V20H110V85H92V60H-92V85H-110ZM-82-20H-20V12H-82ZM-10-10H100V12H-10Z',
  car: 'M-110 25Q-105-5-70-10L-40-55H40L75-10Q112-5 112 30V50H85A25 25 0 0 1 35 50H-35A25 25 0 0 1-85 50H-110Z',
  concert: 'M-25 60A35 30 0 1 1-45 33V-85L70-105V40A35 30 0 1 1 50 13V-55L-25-42Z',
  theatre:
    'M-95-80Q0-40 95-80 105 60 0 108-105 60-95-80M-55-15Q-38-35-18-15ZM18-15Q38-35 55-15ZM-40 35Q0 70 40 35 0 95-40 35Z',
  work: 'M-40-60V-85H40V-60H105V85H-105V-60ZM-22-60H22V-70H-22Z',
};

/**
 * Draws a still life: a motif on soft light, never twice the same.
 * @param ratio width divided by height
 * @returns SVG
 */
export function drawPicture(motif: Motif, ratio: number, random: Random): string {
  const width = 1200;
  const height = Math.round(width / ratio);
  const [light, middle, deep] = PALETTES[motif];
  const turn = random.integer(-14, 14);
  const scale = (Math.min(width, height) / 340) * (0.85 + random.next() * 0.3);
  const x = width * (0.42 + random.next() * 0.16);
  const y = height * (0.46 + random.next() * 0.08);
  const circles = Array.from({ length: 4 }, () => {
    const radius = random.integer(90, 340);
    const opacity = (0.06 + random.next() * 0.12).toFixed(2);
    return `<circle cx="${random.integer(0, width)}" cy="${random.integer(0, height)}" r="${radius}" fill="${random.pick([middle, deep])}" opacity="${opacity}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="${random.next().toFixed(2)}" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${middle}" stop-opacity=".55"/></linearGradient>
<linearGradient id="thing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="${light}"/><rect width="100%" height="100%" fill="url(#ground)"/>
${circles}
<ellipse cx="${x}" cy="${y + 118 * scale}" rx="${130 * scale}" ry="${18 * scale}" fill="${deep}" opacity=".22"/>
<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(2)})"><path d="${SHAPES[motif]}" fill="url(#thing)" fill-rule="evenodd"/></g>
</svg>`;
}
