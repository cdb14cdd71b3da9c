import type { Random } from '../random.ts';
import { drawSetting } from './settings.ts';
import type { Colourway, Thing } from './thing.ts';
import { settingOf, THINGS, type Motif } from './things.ts';

/** How a motif is shown: whole by day, in another colour on a stand or by night, in use, and close. */
export type Scene = 'table' | 'podium' | 'night' | 'use' | 'detail';

/** Grounds that go with any motif: light, and of hues that are told apart. */
const GROUNDS = [
  '#f4dcc6',
  '#cfe3d8',
  '#dcdaf2',
  '#f6e2a4',
  '#c9e2ee',
  '#f2d0cb',
  '#d6e3bd',
  '#ead3e4',
] as const;

/** Wall and floor of the evening. */
const NIGHTS = [
  ['#1d2748', '#101730'],
  ['#2a2147', '#181230'],
  ['#123b42', '#0b2529'],
  ['#3a1f2e', '#22111b'],
] as const;

/** Colours a thing is also sold in. */
const COLOURWAYS: readonly Colourway[] = [
  ['#f7e6d6', '#e2725b', '#a33f35'],
  ['#e6f0ea', '#4f9a86', '#1f5a50'],
  ['#f9edcf', '#e3aa3c', '#a66a1c'],
  ['#e9e6f6', '#8577c9', '#43377f'],
];

/** Of a square picture, in pixels; what is drawn counts a thousand units. */
const SIDE = 840;

/** How a motif is painted through all of its pictures: in its own colours and, where it has them, others. */
export interface Palette {
  readonly own: Colourway;
  readonly other: Colourway;
}

export function choosePalette(motif: Motif, random: Random): Palette {
  const { colours, isColourful }: Thing = THINGS[motif];
  return { own: colours, other: isColourful ? random.pick(COLOURWAYS) : colours };
}

/**
 * Draws a motif in one of its scenes, never twice the same.
 * @returns SVG, a square
 */
export function drawPicture(
  motif: Motif,
  scene: Scene,
  { own, other }: Palette,
  random: Random,
): string {
  const colours = scene === 'podium' || scene === 'night' ? other : own;
  const place = placeOf(motif, scene, colours, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 1000 1000">
${place.behind}
${drawThing(motif, colours, place, random)}
${place.inFront}
</svg>`;
}

interface Place {
  readonly behind: string;
  readonly inFront: string;
  /** Where the thing stands, and its size. */
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
  /** In degrees. */
  readonly tilt?: number;
}

function placeOf(motif: Motif, scene: Scene, colours: Colourway, random: Random): Place {
  switch (scene) {
    case 'table':
      return drawTable(colours, random);
    case 'podium':
      return drawPodium(colours, random);
    case 'use':
      return drawSetting(settingOf(motif), colours, random);
    case 'night':
      return drawNight(colours, random);
    case 'detail':
      return drawCloseUp(colours, random);
  }
}

/** A wall and a table in soft light. */
function drawTable([light, middle]: Colourway, random: Random): Place {
  const ground = random.next() < 0.3 ? light : random.pick(GROUNDS);
  const place = { x: random.integer(450, 550), floor: 830, scale: 2.6 + random.next() * 0.3 };
  return {
    ...place,
    behind: `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="${middle}" stop-opacity=".3"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="${middle}" stop-opacity=".4"/></linearGradient>
</defs>
<rect width="1000" height="1000" fill="${ground}"/><rect width="1000" height="1000" fill="url(#wall)"/>${drawBackdrop(random, place, middle)}
<rect y="720" width="1000" height="280" fill="${ground}"/><rect y="720" width="1000" height="280" fill="url(#table)"/>`,
    inFront: '',
  };
}

/** A stand in a shop window, in a colour that is full. */
function drawPodium([light, middle, deep]: Colourway, random: Random): Place {
  const ground = random.pick([
    '#e9a36b',
    '#7fb8a4',
    '#93a5dd',
    '#e6bf57',
    '#d98f93',
    '#79b3cc',
    '#a9bd74',
  ]);
  return {
    x: 500,
    floor: 770,
    scale: 2.3,
    behind: `<defs><radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="470" r="520" fill="url(#glow)"/><circle cx="${random.integer(180, 820)}" cy="300" r="170" fill="${light}" opacity=".55"/>
<rect y="800" width="1000" height="200" fill="${deep}" opacity=".22"/><path d="M110 780V900A390 70 0 0 0 890 900V780Z" fill="${middle}" opacity=".75"/><ellipse cx="500" cy="780" rx="390" ry="72" fill="${light}"/>`,
    inFront: '',
  };
}

/** Dark, with the light of a lamp or the moon on the thing. */
function drawNight([, middle]: Colourway, random: Random): Place {
  const [wall, floor] = random.pick(NIGHTS);
  const lights = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${random.integer(20, 980)}" cy="${random.integer(20, 430)}" r="${random.integer(2, 6)}" opacity="${(0.4 + random.next() * 0.6).toFixed(2)}"/>`,
  ).join('');
  return {
    x: 500,
    floor: 840,
    scale: 2.6,
    behind: `<defs><radialGradient id="glow"><stop stop-color="#ffe9b8" stop-opacity=".95"/><stop offset=".55" stop-color="${middle}" stop-opacity=".55"/><stop offset="1" stop-color="${middle}" stop-opacity="0"/></radialGradient></defs>
<rect width="1000" height="1000" fill="${wall}"/><g fill="#ffe6a8">${lights}</g><circle cx="500" cy="520" r="480" fill="url(#glow)"/>
<rect y="740" width="1000" height="260" fill="${floor}"/><ellipse cx="500" cy="845" rx="420" ry="70" fill="#ffe9b8" opacity=".42"/>`,
    inFront: '',
  };
}

/** So close that its making is seen. */
function drawCloseUp([light, middle]: Colourway, random: Random): Place {
  return {
    x: random.integer(380, 620),
    floor: random.integer(1090, 1180),
    scale: 4.9,
    tilt: random.integer(-9, 9),
    behind: `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${middle}" stop-opacity=".8"/></linearGradient></defs>
<rect width="1000" height="1000" fill="#fff"/><rect width="1000" height="1000" fill="url(#ground)"/>`,
    inFront: '',
  };
}

function drawThing(
  motif: Motif,
  colours: Colourway,
  { x, floor, scale, tilt = 0 }: Place,
  random: Random,
): string {
  const [, middle, deep] = colours;
  const mirror = random.next() < 0.5 ? -1 : 1;
  return `<defs>
<linearGradient id="thing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="shadow"><stop stop-color="#1b1420" stop-opacity=".42"/><stop offset="1" stop-color="#1b1420" stop-opacity="0"/></radialGradient>
</defs>
<ellipse cx="${x + 14 * scale}" cy="${floor}" rx="${150 * scale}" ry="${22 * scale}" fill="url(#shadow)"/>
<g transform="translate(${x} ${floor - 115 * scale}) rotate(${tilt}) scale(${(scale * mirror).toFixed(2)} ${scale.toFixed(2)})">${THINGS[motif].draw(colours, random)}</g>`;
}

function drawBackdrop(random: Random, { x }: { readonly x: number }, colour: string): string {
  switch (random.pick(['arch', 'sun', 'window'] as const)) {
    case 'arch':
      return `<path d="M${x - 370} 720V430a370 370 0 0 1 740 0V720Z" fill="${colour}" opacity=".3"/>`;
    case 'sun':
      return `<circle cx="${x + 140}" cy="380" r="330" fill="#fff" opacity=".55"/>`;
    case 'window':
      return '<g fill="#fff" opacity=".42" transform="skewX(-18)"><rect x="420" width="200" height="720"/><rect x="680" width="200" height="720"/></g>';
  }
}
