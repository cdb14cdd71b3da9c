import type { Random } from '../random.ts';

export type Hair = 'long' | 'bun' | 'bob' | 'scarf' | 'short' | 'parted' | 'kalpak' | 'curly';

export const WOMEN: readonly Hair[] = ['long', 'bun', 'bob', 'scarf', 'curly'];
export const MEN: readonly Hair[] = ['short', 'parted', 'kalpak'];

const SKINS = [
  ['#f6d3b5', '#e3b08b'],
  ['#efc29c', '#d79e74'],
  ['#dfa97f', '#c08459'],
  ['#fadcc4', '#eabd9d'],
] as const;
const HAIR_COLOURS = ['#2a2024', '#3b2a23', '#57392a', '#1f2430', '#7a4a2c'] as const;
const CLOTHES = [
  '#c8553d',
  '#2f7f79',
  '#4a5fa8',
  '#e0a43a',
  '#8a4f7d',
  '#5f8f5a',
  '#d9d4c8',
] as const;

/** How far below its middle a whole person stands. */
export const FEET = 470;

/**
 * Draws somebody who smiles: head and shoulders around 0, 0 within 100 units to each side, from -160
 * down to 150, or the whole person down to `FEET`.
 * @returns the inside of an SVG group
 */
export function drawPerson(
  random: Random,
  {
    hairs = [...WOMEN, ...MEN],
    isWhole = false,
  }: { hairs?: readonly Hair[]; isWhole?: boolean } = {},
): string {
  const hair = random.pick(hairs);
  const [skin, shade] = random.pick(SKINS);
  const colour = random.pick(HAIR_COLOURS);
  const cloth = random.pick(CLOTHES);
  const accent = random.pick(CLOTHES.filter((other) => other !== cloth));
  const smile = 12 + random.integer(0, 6);
  return `${isWhole ? standing({ skin, cloth, trousers: random.pick(TROUSERS) }) : ''}${behind(hair, colour, accent)}
<path d="M-100 152Q-98 62-40 48L40 48Q98 62 100 152Z" fill="${cloth}"/><path d="M40 48Q98 62 100 152H58Q60 80 40 48Z" fill="#000" opacity=".1"/>
<path d="M-30 46Q0 78 30 46L20 38H-20Z" fill="#fff" opacity=".85"/><path d="M-19 6H19V42Q0 64-19 42Z" fill="${shade}"/>
<circle cx="-49" cy="-22" r="10" fill="${shade}"/><circle cx="49" cy="-22" r="10" fill="${skin}"/>
<path d="M-49-40Q-49-92 0-92T49-40V-20Q46 28 0 32-46 28-49-20Z" fill="${skin}"/>
<g fill="#f0806a" opacity=".38"><circle cx="-31" cy="-4" r="10"/><circle cx="31" cy="-4" r="10"/></g>
<g fill="#2b2226"><ellipse cx="-19" cy="-23" rx="5" ry="6.5"/><ellipse cx="19" cy="-23" rx="5" ry="6.5"/></g><g fill="#fff"><circle cx="-17" cy="-25.5" r="1.8"/><circle cx="21" cy="-25.5" r="1.8"/></g>
<path d="M-28-38Q-19-44-10-38M10-38Q19-44 28-38" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/><path d="M1-20Q5-8-2-7" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
<path d="M-${smile} 6Q0 ${8 + smile} ${smile} 6Q0 11-${smile} 6Z" fill="#fff" stroke="#b8483f" stroke-width="3.5" stroke-linejoin="round"/>
${inFront(hair, colour, accent)}`;
}

const TROUSERS = ['#33415c', '#4a3f38', '#5b6b4f'] as const;

/** What is below the shoulders. */
function standing({ skin, cloth, trousers }: { skin: string; cloth: string; trousers: string }) {
  return `<ellipse cx="0" cy="${FEET + 6}" rx="120" ry="18" fill="#1b1420" opacity=".2"/><path d="M-34 290V446M34 290V446" stroke="${trousers}" stroke-width="58"/><path d="M-70 470Q-72 436-36 438H-6V470ZM70 470Q72 436 36 438H6V470Z" fill="#3a2a25"/>
<path d="M-84 120Q-104 200-92 282M84 120Q104 200 92 282" fill="none" stroke="${cloth}" stroke-width="38" stroke-linecap="round"/><circle cx="-91" cy="304" r="18" fill="${skin}"/><circle cx="91" cy="304" r="18" fill="${skin}"/><path d="M-84 120H84L70 314H-70Z" fill="${cloth}"/><path d="M-70 120V300M70 120V300" stroke="#000" stroke-width="5" opacity=".12"/>`;
}

function behind(hair: Hair, colour: string, accent: string): string {
  switch (hair) {
    case 'long':
      return `<path d="M-58-36Q-58-104 0-104T58-36Q60 40 74 84H-74Q-60 40-58-36Z" fill="${colour}"/>`;
    case 'bob':
      return `<path d="M-62-36Q-60-106 0-106T62-36V20Q62 34 48 34H-48Q-62 34-62 20Z" fill="${colour}"/>`;
    case 'bun':
      return `<circle cx="0" cy="-108" r="28" fill="${colour}"/>`;
    case 'curly':
      return `<g fill="${colour}"><circle cx="-48" cy="-60" r="30"/><circle cx="48" cy="-60" r="30"/><circle cx="-58" cy="-18" r="27"/><circle cx="58" cy="-18" r="27"/><circle cx="-50" cy="20" r="22"/><circle cx="50" cy="20" r="22"/><circle cx="0" cy="-84" r="36"/></g>`;
    case 'scarf':
      return `<path d="M-64-30Q-66-108 0-108T64-30Q66 26 44 62H-44Q-66 26-64-30Z" fill="${accent}"/>`;
    case 'short':
    case 'parted':
    case 'kalpak':
      return '';
  }
}

function inFront(hair: Hair, colour: string, accent: string): string {
  switch (hair) {
    case 'long':
    case 'bob':
      return `<path d="M-52-22Q-58-98 0-100 58-98 52-22 48-58 14-72-30-62-52-22Z" fill="${colour}"/>`;
    case 'bun':
      return `<path d="M-52-28Q-54-98 0-98T52-28Q44-66 0-70-44-66-52-28Z" fill="${colour}"/>`;
    case 'curly':
      return `<g fill="${colour}"><circle cx="-36" cy="-72" r="20"/><circle cx="-10" cy="-82" r="20"/><circle cx="18" cy="-82" r="20"/><circle cx="40" cy="-68" r="18"/></g>`;
    case 'scarf':
      return `<path d="M-54-14Q-62-102 0-104 62-102 54-14 48-66 0-70-48-66-54-14Z" fill="${accent}"/><path d="M-54-40Q-44-78 0-82 44-78 54-40" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="2 11" stroke-linecap="round" opacity=".8"/><path d="M-20 40Q0 56 20 40L34 92-6 70Z" fill="${accent}"/>`;
    case 'short':
      return `<path d="M-52-30Q-62-104 4-104 60-100 52-30 46-54 40-64-10-52-40-66-48-50-52-30Z" fill="${colour}"/>`;
    case 'parted':
      return `<path d="M-52-26Q-60-108 10-104 62-96 52-26 50-54 36-68 0-60-22-80-34-56-52-26Z" fill="${colour}"/><path d="M-30 20Q0 46 30 20 24 40 0 42-24 40-30 20Z" fill="${colour}" opacity=".25"/>`;
    case 'kalpak':
      return `<path d="M-50-56Q-44-72 0-72T50-56V-46H-50Z" fill="${colour}"/><path d="M-60-62Q-36-150 0-156 36-150 60-62Z" fill="#faf6ee"/><path d="M-64-58Q0-84 64-58L58-74Q0-98-58-74Z" fill="#2b2b33"/><path d="M0-154V-88M-20-92Q-30-112-14-118M20-92Q30-112 14-118" fill="none" stroke="#2b2b33" stroke-width="4" stroke-linecap="round"/><circle cx="0" cy="-158" r="7" fill="#2b2b33"/>`;
  }
}

/** A portrait, as somebody takes it for their profile. @returns SVG, a square */
export function drawPortrait(random: Random, hairs: readonly Hair[]): string {
  const [light, deep] = random.pick(PORTRAIT_GROUNDS);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-160 -180 320 320">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect x="-160" y="-180" width="320" height="320" fill="url(#ground)"/><circle cx="60" cy="-90" r="110" fill="#fff" opacity=".22"/>
<g transform="scale(1.08)">${drawPerson(random, { hairs })}</g></svg>`;
}

const PORTRAIT_GROUNDS = [
  ['#cfe3dc', '#8fbcae'],
  ['#f3d9c4', '#e0a987'],
  ['#d6dcf2', '#9aa8da'],
  ['#f6e6b4', '#e0bd66'],
  ['#ecd3df', '#c994b1'],
  ['#cde2ee', '#86b4cf'],
] as const;
