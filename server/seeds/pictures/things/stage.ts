import type { Thing } from '../thing.ts';

export const STAGE = {
  guitar: {
    colours: ['#2b1a4a', '#e0508f', '#ffd166'],
    draw: ([, middle, deep]) =>
      `<path d="M-60-120-130 110H-20ZM40-120 20 110H130Z" fill="#fff" opacity=".14"/><path d="M-4-52Q-62-60-70-2-74 30-52 38-72 56-62 86-48 116 0 114 48 116 62 86 72 56 52 38 74 30 70-2 62-60 4-52Z" fill="${middle}"/><circle cx="0" cy="36" r="24" fill="#2b1a4a"/><rect x="-34" y="80" width="68" height="12" rx="4" fill="#2b1a4a"/>
<rect x="-11" y="-118" width="22" height="154" rx="6" fill="#2b1a4a"/><rect x="-18" y="-130" width="36" height="34" rx="8" fill="${deep}"/><path d="M-4-100V84M4-100V84" stroke="#fff" stroke-width="2" opacity=".8"/><path d="M-11-60H11M-11-34H11M-11-8H11" stroke="${deep}" stroke-width="4"/>`,
  },
  masks: {
    colours: ['#4a1420', '#d9a441', '#f6e7c8'],
    draw: ([, middle, deep]) =>
      `<path d="M-130-124H130V-92Q96-66 64-92 32-66 0-92-32-66-64-92-96-66-130-92Z" fill="#b3262f"/><path d="M-130-100Q-70-20-112 114H-130ZM130-100Q70-20 112 114H130Z" fill="#9c1f2a"/>
<path d="M-78-50Q-22-28 34-50 44 40-22 70-88 40-78-50Z" fill="${deep}"/><path d="M-56-18Q-44-30-34-18M-10-18Q0-30 12-18M-50 14Q-22 44 6 14" fill="none" stroke="#4a1420" stroke-width="7" stroke-linecap="round"/>
<path d="M-8 8Q44 30 96 8 108 86 44 114-20 86-8 8Z" fill="${middle}"/><path d="M14 44Q26 34 36 44M54 44Q64 34 76 44M22 90Q44 66 68 90" fill="none" stroke="#4a1420" stroke-width="7" stroke-linecap="round"/>`,
  },
  piano: {
    colours: ['#f3e4cb', '#b5413a', '#2a1a24'],
    draw: ([, middle, deep]) =>
      `<path d="M-112-10V-122Q-36-128-2-84 26-48 112-44V-10Z" fill="${deep}"/><path d="M-102-14V-111Q-40-114-11-77 18-40 102-35V-14Z" fill="${middle}"/><path d="M-102-14V-111Q-88-112-74-109L-40-14Z" fill="#fff" opacity=".14"/><path d="M70-8 34-58" stroke="#ffd27a" stroke-width="5"/><path d="M-44-10-34-56H34L44-10Z" fill="#fff"/><path d="M-30-44H-4M4-44H30M-33-32H-4M4-32H33M-35-20H-4M4-20H35" stroke="${deep}" stroke-width="3"/>
<path d="M-90 48-82 112M90 48 82 112" stroke="${deep}" stroke-width="15"/><path d="M-10 50-14 104M10 50 14 104" stroke="${deep}" stroke-width="5"/><path d="M-24 102H24V110H-24Z" fill="#ffd27a"/><path d="M-94 112H-70M94 112H70" stroke="#ffd27a" stroke-width="6" stroke-linecap="round"/><path d="M-126-14H126V-2Q126 10 116 10H-116Q-126 10-126-2Z" fill="url(#thing)"/><rect x="-126" y="4" width="252" height="52" rx="8" fill="${deep}"/>
<rect x="-108" y="10" width="216" height="36" fill="#fff"/><path d="M-93 10V46M-78 10V46M-63 10V46M-48 10V46M-33 10V46M-18 10V46M-3 10V46M12 10V46M27 10V46M42 10V46M57 10V46M72 10V46M87 10V46" stroke="${deep}" stroke-width="2" opacity=".6"/><path d="M-98 10h9v20h-9ZM-83 10h9v20h-9ZM-53 10h9v20h-9ZM-38 10h9v20h-9ZM-23 10h9v20h-9ZM7 10h9v20H7ZM22 10h9v20h-9ZM52 10h9v20h-9ZM67 10h9v20h-9ZM82 10h9v20h-9Z" fill="${deep}"/>`,
  },
  saxophone: {
    colours: ['#1d2a4a', '#e0a02e', '#8a4b12'],
    draw: ([, middle, deep]) =>
      `<circle cx="0" cy="-4" r="118" fill="#2b4a80"/><circle cx="0" cy="-4" r="90" fill="#fff" opacity=".06"/><path d="M-88 58V8L-46-4V46M-88 22-46 10" fill="none" stroke="#f08a6c" stroke-width="6"/><ellipse cx="-98" cy="60" rx="14" ry="10" fill="#f08a6c" transform="rotate(-18-98 60)"/><ellipse cx="-56" cy="48" rx="14" ry="10" fill="#f08a6c" transform="rotate(-18-56 48)"/><path d="M60-70V-112Q64-98 78-92" fill="none" stroke="#7fe0c3" stroke-width="6"/><ellipse cx="51" cy="-69" rx="12" ry="9" fill="#7fe0c3" transform="rotate(-18 51-69)"/>
<path d="M-94-100-70-108" stroke="#1b1f26" stroke-width="17" stroke-linecap="round"/><path d="M-66-109Q-26-124-16-84" fill="none" stroke="${deep}" stroke-width="13"/><path d="M-26-88H-4L18 62Q22 82 36 80 50 76 48 58L40 8Q34-16 22-20L112-48Q96-30 98-4L106 58Q110 112 46 114-16 112-20 66Z" fill="${middle}"/>
<path d="M112-48Q96-30 98-4L106 58Q110 112 46 114 20 113 4 104 84 110 80 52L72-4Q70-28 82-38Z" fill="${deep}" opacity=".55"/><path d="M22-20 112-48Q104-30 66-18T22-20Z" fill="${deep}"/><path d="M-28-92H-2V-80H-27ZM-16 20 16 14 17 22-15 28Z" fill="${deep}"/><path d="M-14-60-2 24" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>
<g fill="#fff4d6" stroke="${deep}" stroke-width="3"><circle cx="2" cy="-58" r="9"/><circle cx="6" cy="-32" r="9"/><circle cx="10" cy="-6" r="9"/><circle cx="16" cy="42" r="9"/><circle cx="24" cy="70" r="9"/><circle cx="72" cy="34" r="12"/><circle cx="76" cy="68" r="12"/></g>`,
  },
  komuz: {
    colours: ['#f2e2cc', '#c97b36', '#5a2a12'],
    draw: ([, middle, deep]) =>
      `<path d="M-124-40H-102V112H-124ZM-98-70H-76V112H-98ZM-72-96H-50V112H-72ZM-46-118H-24V112H-46ZM124-40H102V112H124ZM98-70H76V112H98ZM72-96H50V112H72ZM46-118H24V112H46Z" fill="#a9b8bf"/><path d="M-124-40h7V112h-7ZM-98-70h7V112h-7ZM-72-96h7V112h-7ZM-46-118h7V112h-7ZM102-40h7V112h-7ZM76-70h7V112h-7ZM50-96h7V112h-7ZM24-118h7V112h-7Z" fill="#d5dfe3"/><path d="M-118 60l5-14 5 14ZM-92 60l5-14 5 14ZM92 60l-5-14-5 14ZM118 60l-5-14-5 14Z" fill="#3c4a52"/><path d="M-128 76H128V113H-128Z" fill="#7a4c26"/><path d="M-128 76H128V86H-128Z" fill="#a8703f"/>
<path d="M-13-74H13L15 16Q54 30 52 74 46 115 0 115T-52 74Q-54 30-15 16Z" fill="${deep}"/><path d="M-7-70H7L8 22Q44 34 43 72 38 106 0 106T-43 72Q-44 34-8 22Z" fill="${middle}"/><path d="M0 24Q44 30 43 72 38 106 0 106Z" fill="${deep}" opacity=".3"/><circle cx="0" cy="48" r="7" fill="${deep}"/><path d="M-20 82H20L16 90H-16Z" fill="${deep}"/><path d="M-34 66Q-36 50-22 44M34 66Q36 50 22 44" fill="none" stroke="#ffd27a" stroke-width="4" stroke-linecap="round"/>
<path d="M-15-128H15L13-70H-13Z" fill="${deep}"/><path d="M-34-116H-12M12-104H34M-34-92H-12" stroke="#c8965a" stroke-width="9" stroke-linecap="round"/><path d="M-5-120-6 84M0-120V84M5-120 6 84" stroke="#fff" stroke-width="2"/><path d="M-9-44H9M-9-18H9M-10 6H10" stroke="#ffd27a" stroke-width="4"/>`,
  },
  balloons: {
    colours: ['#fdeed0', '#e8594f', '#3b3f8f'],
    draw: ([light, middle, deep]) =>
      `<path d="M-70-28Q-30 10-4 40M0-56V40M70-28Q30 10 4 40" fill="none" stroke="${deep}" stroke-width="3" opacity=".6"/><path d="M-72-104Q-34-104-34-66-34-34-72-22-110-34-110-66-110-104-72-104ZM-72-24l8 11h-16Z" fill="#4fb0c6"/><path d="M72-104Q110-104 110-66 110-34 72-22 34-34 34-66 34-104 72-104ZM72-24l8 11h-16Z" fill="#8ac26a"/><path d="M0-132Q42-132 42-90 42-54 0-42-42-54-42-90-42-132 0-132ZM0-44l9 12h-18Z" fill="${middle}"/>
<path d="M-92-72Q-92-88-78-92M-24-96Q-22-114-8-118M52-72Q52-88 66-92" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/><path d="M-112 46l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1ZM114 64l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1ZM-122-16l3 7 8 1-6 5 2 7-7-3-7 3 2-7-6-5 8-1ZM122-26l3 7 8 1-6 5 2 7-7-3-7 3 2-7-6-5 8-1Z" fill="#ffc94f"/>
<path d="M-82 48V98Q-82 115 0 115T82 98V48Z" fill="url(#thing)"/><path d="M-82 58-62 106-36 64-12 112 12 64 38 110 60 62 82 98" fill="none" stroke="#ffc94f" stroke-width="6" stroke-linejoin="round"/><path d="M-86 42V56Q-86 74 0 74T86 56V42Z" fill="${deep}"/><ellipse cx="0" cy="42" rx="86" ry="18" fill="#fff"/><ellipse cx="0" cy="42" rx="72" ry="12" fill="${light}"/>
<path d="M-112 2-18 42M112 2 18 42" stroke="#a8602c" stroke-width="8" stroke-linecap="round"/><circle cx="-18" cy="41" r="9" fill="#c8965a"/><circle cx="18" cy="41" r="9" fill="#c8965a"/>`,
  },
  seagull: {
    colours: ['#12324a', '#3f86a8', '#c9e4ee'],
    draw: ([light, middle, deep]) =>
      `<path d="M-128-120H128V114H-128Z" fill="${light}"/><circle cx="30" cy="-20" r="54" fill="#f6e7c8"/><circle cx="30" cy="-20" r="72" fill="#f6e7c8" opacity=".14"/>
<path d="M-128 54Q-96 30-64 54T0 54 64 54 128 54V114H-128Z" fill="${middle}"/><path d="M-128 74Q-112 56-84 72T-28 72 28 72 84 72 128 70V114H-128Z" fill="#2c6686"/><path d="M-128 98Q-96 80-64 96T0 96 64 96 128 94V114H-128Z" fill="#1d4a66"/><path d="M-30 56Q0 80 30 56M-60 78Q-34 92-12 78M44 80Q64 92 84 78" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round" opacity=".8"/>
<g transform="translate(-4 20) scale(.96)"><path d="M-16-16Q-52-58-94-62-62-44-50-10-30 12-10 10Z" fill="#d9e3ea"/><path d="M-94-62Q-80-64-64-54L-68-40Z" fill="#1b1f26"/><path d="M-76 30Q-46 16-20-10 12-34 38-22 52-14 46-2 30 26-16 30-44 30-76 30Z" fill="#fff"/><path d="M-76 30Q-46 16-30 4-20 20 12 24-20 34-76 30Z" fill="#b9cad6"/><path d="M-20 4Q-10-66 58-98 40-62 42-36 26 2-8 12Z" fill="#fff"/><path d="M-20 4Q-4-50 42-36 26 2-8 12Z" fill="#b9cad6"/><path d="M58-98Q36-90 18-72L34-66Q46-80 58-98Z" fill="#1b1f26"/><path d="M44-16 70-10 46-2Z" fill="#f0a03c"/><circle cx="34" cy="-13" r="3.5" fill="#1b1f26"/></g>
${curtain()}`,
  },
  orchard: {
    colours: ['#2c2748', '#e88fa8', '#f8d9e0'],
    draw: ([light, middle, deep]) =>
      `<path d="M-128-120H128V114H-128Z" fill="${light}"/><path d="M-128-120H128V114H-128Z" fill="#7d6aa8" opacity=".45"/><circle cx="26" cy="-18" r="66" fill="#fff" opacity=".14"/><path d="M-120 114Q-40 84 40 96T124 92V114Z" fill="#4d6b58"/>
<path d="M-110 66Q-70 60-34 34T54-50" fill="none" stroke="#94593c" stroke-width="12" stroke-linecap="round"/><path d="M-118 68Q-70 62-34 34" fill="none" stroke="#94593c" stroke-width="18" stroke-linecap="round"/><path d="M-30 32Q20 44 70 24M-54 48Q-66 14-46-22M16-2Q6-30 12-54" fill="none" stroke="#94593c" stroke-width="8" stroke-linecap="round"/><path d="M-14 22q-20-8-30 6 18 8 30-6ZM40 34q8 18 28 14-8-20-28-14ZM38-28q22 0 26-18-22-2-26 18Z" fill="#8fc07f"/>
${BLOSSOMS.map(([x, y, size], index) => blossom(x, y, size, index % 2 ? deep : middle)).join('')}<path d="M-24 78q8-10 18-2-8 10-18 2ZM36 72q4-12 16-10-2 12-16 10ZM8 98q8-8 16 0-8 8-16 0ZM-58 92q6-10 16-6-4 10-16 6Z" fill="${middle}"/>
${curtain()}`,
  },
  abai: {
    colours: ['#1d3b4a', '#e0a03c', '#f3e3bd'],
    draw: ([light, middle, deep]) =>
      `<path d="M-128-120H128V114H-128Z" fill="${light}"/><path d="M-128-120H128V114H-128Z" fill="#3f86a8" opacity=".4"/><circle cx="54" cy="-30" r="38" fill="${middle}"/><path d="M-128 34-80-34-50 4-30-20 20 30 66-12 84 8 104-16 128 14V60H-128Z" fill="#6f9db0"/><path d="M-94-14-80-34-64-14-72-16-80-8-87-16Z" fill="#fff"/><path d="M-128 44Q-40 22 30 38T128 34V114H-128Z" fill="#8fb06a"/>
<path d="M-66 10H66V62Q0 72-66 62Z" fill="#fff4e2"/><path d="M34 10H66V62Q50 66 34 67Z" fill="#000" opacity=".08"/><path d="M-74 14Q-60-30-16-54H16Q60-30 74 14 0 30-74 14Z" fill="${deep}"/><path d="M6-54H16Q60-30 74 14 56 19 36 21 36-20 6-54Z" fill="#000" opacity=".1"/><path d="M-40-36-56 18M-14-52-20 24M14-52 20 24M40-36 56 18" stroke="#b3262f" stroke-width="3" opacity=".5"/><path d="M-74 12Q0 30 74 12V24Q0 42-74 24Z" fill="#b3262f"/><path d="M-18-54Q0-66 18-54L14-46H-14Z" fill="#5a3326"/><path d="M-44 36l9 8-9 8-9-8ZM44 36l9 8-9 8-9-8Z" fill="${middle}"/><path d="M-18 33H18V68H-18Z" fill="#7a3b22"/><path d="M0 35V68" stroke="#ffd27a" stroke-width="3"/>
<path d="M0 84Q-36 64-92 72V106Q-36 98 0 114 36 98 92 106V72Q36 64 0 84Z" fill="#fff"/><path d="M0 84Q36 64 92 72V106Q36 98 0 114Z" fill="${deep}"/><path d="M-76 82Q-44 78-14 92M-76 93Q-44 89-14 103M76 82Q44 78 14 92M76 93Q44 89 14 103" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".45"/><path d="M0 84V114" stroke="${light}" stroke-width="3" opacity=".5"/>
${curtain()}`,
  },
  prince: {
    colours: ['#232a5c', '#f2b84b', '#f8e6b8'],
    draw: ([light, middle, deep]) =>
      `<path d="M-126 114V-4A126 126 0 0 1 126-4V114Z" fill="${light}"/><path d="M-126 114V-4A126 126 0 0 1 126-4V114Z" fill="#5b6bd0" opacity=".35"/><circle cx="0" cy="-30" r="76" fill="#fff" opacity=".07"/><path d="M-86-26V-96M-48-66V-120M60-70V-116M94-22V-88" stroke="${deep}" stroke-width="2" opacity=".5"/>${STARS.map(
        ([x, y, size]) =>
          `<path d="M0-16 5-5 16-4 7 4 10 15 0 9-10 15-7 4-16-4-5-5Z" fill="${middle}" transform="translate(${x} ${y}) scale(${size})"/>`,
      ).join('')}
<path d="M-11-23-7 5H7L11-23Z" fill="#b9734a" transform="translate(-66 48) rotate(-46)"/><ellipse cx="0" cy="-23" rx="11" ry="4" fill="#e2523f" transform="translate(-66 48) rotate(-46)"/><path d="M-94 114A94 94 0 0 1 94 114Z" fill="${deep}"/><path d="M34 27A94 94 0 0 1 94 114H52Q68 62 34 27Z" fill="${middle}" opacity=".6"/><ellipse cx="-42" cy="74" rx="18" ry="10" fill="${middle}" opacity=".6"/><ellipse cx="10" cy="92" rx="22" ry="10" fill="${middle}" opacity=".6"/><ellipse cx="22" cy="48" rx="11" ry="6" fill="${middle}" opacity=".6"/>
<path d="M0 26Q6-10 0-44" fill="none" stroke="#5fae6b" stroke-width="7" stroke-linecap="round"/><path d="M2 4Q26-24 42-10 30 10 2 8ZM3-10Q-20-32-36-18-24 0 3-4Z" fill="#5fae6b"/><path d="M0-40Q-38-46-32-80-20-72-16-86-4-74 4-90 12-74 20-84 24-72 34-78 38-46 0-40Z" fill="#e2434f"/><path d="M0-40Q-22-52-14-72 0-60 16-74 24-54 0-40Z" fill="#b3262f"/><path d="M0-48Q-8-58 0-64 10-58 0-48Z" fill="#ff8d8d"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function curtain(): string {
  return `<path d="M-130-124Q-70-20-116 114H-130ZM130-124Q70-20 116 114H130Z" fill="#8e1a27"/><path d="M-130-124Q-86-20-124 114H-130ZM130-124Q86-20 124 114H130Z" fill="#b3262f"/>
<path d="M-130-128H130V-96Q104-66 78-96 52-66 26-96 0-66-26-96-52-66-78-96-104-66-130-96Z" fill="#c5303a"/><path d="M-130-128H130V-114H-130Z" fill="#8e1a27"/>`;
}

const BLOSSOMS = [
  [-46, -26, 1.1],
  [-64, 14, 0.8],
  [10, -54, 0.9],
  [54, -50, 1.2],
  [34, -14, 0.8],
  [-28, 38, 1.1],
  [8, 10, 1],
  [70, 20, 1],
  [30, 38, 0.7],
] as const;

const STARS = [
  [-86, -14, 1],
  [-48, -54, 0.8],
  [60, -58, 0.9],
  [94, -10, 1.1],
  [-106, 34, 0.5],
  [110, 44, 0.5],
] as const;

function blossom(x: number, y: number, size: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-13" rx="10" ry="13" transform="rotate(${turn})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}">${petals}<circle r="7" fill="#d6486e"/><circle r="3" fill="#ffd27a"/></g>`;
}
