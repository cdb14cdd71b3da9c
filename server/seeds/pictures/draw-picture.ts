import type { Random } from '../random.ts';
import type { Colourway, Thing } from './thing.ts';
import { THINGS, type Motif } from './things.ts';

/** Grounds that go with any motif: a picture keeps the motif's own or takes one of these. */
const GROUNDS = ['#f6e4d3', '#dfeae4', '#e4e3f3', '#f8e8b8', '#d7e8ef', '#f5dcd8'] as const;

/** Colours a thing is also sold in. */
const COLOURWAYS: readonly Colourway[] = [
  ['#f7e6d6', '#e2725b', '#a33f35'],
  ['#e6f0ea', '#4f9a86', '#1f5a50'],
  ['#f9edcf', '#e3aa3c', '#a66a1c'],
  ['#e9e6f6', '#8577c9', '#43377f'],
];

const BACKDROPS = ['arch', 'sun', 'window'] as const;

const WIDTH = 1000;
/** Width divided by height of a banner. */
const BANNER_RATIO = 3;
/** Where things stand on a banner, as parts of its width: clear of the avatar in the corner. */
const BANNER_PLACES = [0.3, 0.54, 0.78];

interface Placed {
  readonly motif: Motif;
  readonly colours: Colourway;
  readonly x: number;
  readonly table: number;
  readonly scale: number;
}

/**
 * Draws a still life: a motif on a table in soft light, never twice the same.
 * @param ratio width divided by height
 * @returns SVG
 */
export function drawPicture(motif: Motif, ratio: number, random: Random): string {
  const height = Math.round(WIDTH / ratio);
  const colours = chooseColours(motif, random);
  const ground = random.next() < 0.4 ? colours[0] : random.pick(GROUNDS);
  // Whole in a wide place and in a square one alike.
  const scale = (Math.min(WIDTH, height) / 340) * (0.82 + random.next() * 0.15);
  const x = WIDTH * (0.44 + random.next() * 0.12);
  const table = height * (0.8 + random.next() * 0.06);
  const things = [{ motif, colours, x, table, scale }];
  return drawScene({ height, ground, things }, random);
}

/**
 * Draws several motifs beside each other, as a shop window shows them.
 * @returns SVG, three times as wide as high
 */
export function drawBanner(motifs: readonly Motif[], random: Random): string {
  const height = WIDTH / BANNER_RATIO;
  const things = BANNER_PLACES.map((place, index) => {
    const motif = motifs[index % motifs.length]!;
    const colours = chooseColours(motif, random);
    return { motif, colours, x: WIDTH * place, table: height * 0.8, scale: height / 420 };
  });
  return drawScene({ height, ground: things[0]!.colours[0], things }, random);
}

function chooseColours(motif: Motif, random: Random): Colourway {
  const thing: Thing = THINGS[motif];
  return thing.isColourful && random.next() < 0.7 ? random.pick(COLOURWAYS) : thing.colours;
}

interface Scene {
  readonly height: number;
  readonly ground: string;
  readonly things: readonly Placed[];
}

/** A wall, a table, and what stands on it; the light has the colour of the thing in the middle. */
function drawScene({ height, ground, things }: Scene, random: Random): string {
  const { x, table, scale, colours } = things[things.length >> 1]!;
  const [, middle] = colours;
  const edge = table - 40 * scale;
  const backdrop = drawBackdrop(random, { x, table, radius: 150 * scale, colour: middle });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="${middle}" stop-opacity=".3"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="${middle}" stop-opacity=".45"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#wall)"/>
${backdrop}
<rect y="${edge}" width="100%" height="100%" fill="${ground}"/><rect y="${edge}" width="100%" height="${height}" fill="url(#table)"/>
${things.map((thing, index) => drawThing(thing, index, random)).join('\n')}
</svg>`;
}

/** Each has a gradient and a shadow of its own, as ids are known in the whole picture. */
function drawThing({ motif, colours, x, table, scale }: Placed, index: number, random: Random) {
  const [, middle, deep] = colours;
  const mirror = random.next() < 0.5 ? -1 : 1;
  const drawn = THINGS[motif].draw(colours, random).replaceAll('#thing', `#thing-${index}`);
  return `<defs>
<linearGradient id="thing-${index}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="shadow-${index}"><stop stop-color="${deep}" stop-opacity=".5"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>
</defs>
<ellipse cx="${x + 18 * scale}" cy="${table}" rx="${160 * scale}" ry="${24 * scale}" fill="url(#shadow-${index})"/>
<g transform="translate(${x} ${table - 115 * scale}) scale(${(scale * mirror).toFixed(2)} ${scale.toFixed(2)})">${drawn}</g>`;
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
