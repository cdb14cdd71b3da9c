import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';

/** Light, middle and deep tone of a picture. */
export type Colourway = readonly [light: string, middle: string, deep: string];

type DrawThing = (colours: Colourway, random: Random) => string;

/** Things with parts of their own, drawn around 0, 0 within 130 units and standing on y = 115. */
export const THINGS = {
  shoes: ([light, middle, deep]) =>
    `<path d="M-122 72Q-128 10-112-42-88-28-58-50L-20-44Q10 18 72 30 124 40 126 82Z" fill="url(#thing)"/>
<path d="M-122 72Q-126 36-119 0-84 22-70 78Z" fill="${deep}" opacity=".55"/>
<path d="M70 30Q124 40 126 82H62Q48 48 70 30Z" fill="${light}" opacity=".85"/>
<path d="M-40 62Q-4 56 40 26L52 28Q12 72-40 78Z" fill="${light}"/>
<path d="M-34-14 2-30M-20 4 14-12M-4 20 28 4" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
<path d="M-126 76H128Q132 112 108 114H-110Q-128 112-126 76Z" fill="#fff"/><path d="M-126 98H128Q126 113 108 114H-110Q-125 112-126 98Z" fill="${middle}" opacity=".35"/>`,
  coffee: ([light, middle, deep]) =>
    `<ellipse cx="0" cy="102" rx="128" ry="16" fill="${light}"/><ellipse cx="0" cy="98" rx="112" ry="11" fill="${middle}" opacity=".35"/>
<path d="M74-22Q128-30 122 18 116 56 60 58" fill="none" stroke="${light}" stroke-width="16"/>
<path d="M-88-46H88Q88 98 22 102H-22Q-88 98-88-46Z" fill="#fff"/><path d="M30-46H88Q88 98 22 102 62 60 30-46Z" fill="${middle}" opacity=".22"/>
<ellipse cx="0" cy="-46" rx="88" ry="22" fill="${light}"/><ellipse cx="0" cy="-44" rx="78" ry="17" fill="${deep}"/>
<path d="M0-32Q-40-42-20-54-6-60 0-50 6-60 20-54 40-42 0-32Z" fill="${light}"/>
<path d="M-22-78Q-42-100-20-124M20-78Q0-104 24-130" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
  flowers: ([light, middle, deep], random) => {
    const blooms = [
      [-62, -34],
      [0, -84],
      [62, -34],
      [-30, -70],
      [32, -70],
      [-34, -8],
      [34, -8],
      [0, -38],
    ]
      .map(([x, y], index) =>
        bloom(x!, y! + random.integer(-6, 6), [middle, light, '#fff', '#f2a07b'][index % 4]!),
      )
      .join('');
    return `<path d="M-70-20Q-128-60-108-96-66-82-48-30ZM70-20Q128-60 108-96 66-82 48-30Z" fill="#5d8f63"/>
<path d="M-96-14Q0 40 96-14L34 115H-34Z" fill="#fff4e6"/><path d="M96-14Q40 22 4 20L12 115H34Z" fill="${middle}" opacity=".25"/>${blooms}
<path d="M-34 66Q0 80 38 64L36 80Q0 94-32 82Z" fill="${deep}"/>`;
  },
  books: ([light, middle, deep], random) =>
    [middle, '#d8694a', deep, '#3f6f73', '#e2b04a']
      .map((cover, index) => {
        const x = -110 + random.integer(-12, 12);
        const y = 79 - index * 38;
        return `<rect x="${x}" y="${y}" width="214" height="36" rx="5" fill="${cover}"/><rect x="${x + 150}" y="${y + 5}" width="66" height="26" fill="${light}"/><path d="M${x + 152} ${y + 13}h62m-62 8h62" stroke="${deep}" opacity=".25"/><rect x="${x + 20}" y="${y + 13}" width="84" height="8" rx="4" fill="#fff" opacity=".6"/>`;
      })
      .join(''),
  electronics: ([light, middle, deep]) =>
    `<rect x="-66" y="-122" width="132" height="236" rx="24" fill="${deep}"/><rect x="-58" y="-114" width="116" height="220" rx="18" fill="url(#thing)"/>
<circle cx="22" cy="-46" r="34" fill="${light}" opacity=".85"/><path d="M-58 40-14-14 18 22 36 4 58 30V88Q58 106 40 106H-40Q-58 106-58 88Z" fill="${deep}" opacity=".7"/>
<path d="M-58 66Q0 34 58 70V88Q58 106 40 106H-40Q-58 106-58 88Z" fill="${middle}"/><rect x="-20" y="-106" width="40" height="10" rx="5" fill="#101426"/><path d="M-58-60 20-114H-40Q-58-114-58-96Z" fill="#fff" opacity=".2"/>`,
  car: ([light, middle, deep]) =>
    `<path d="M-128 46Q-126 6-84-2L-44-46Q-36-54-20-54H30Q44-54 54-44L86-4Q126 2 128 44V76H-128Z" fill="url(#thing)"/>
<path d="M-66-4-34-40H-4V-4ZM8-4V-40H30Q38-40 44-34L66-4Z" fill="${light}"/><path d="M-66-4-34-40H-22L-46-4Z" fill="#fff" opacity=".6"/>
<path d="M-124 30H126" stroke="${light}" stroke-width="4" opacity=".4"/><rect x="-10" y="10" width="24" height="6" rx="3" fill="${light}"/><path d="M104 14h20l3 16h-20Z" fill="#ffe3a0"/><path d="M-127 18h16v14h-17Z" fill="#e2523f"/>
<circle cx="-74" cy="80" r="34" fill="#1b1f26"/><circle cx="74" cy="80" r="34" fill="#1b1f26"/><circle cx="-74" cy="80" r="18" fill="${middle}"/><circle cx="74" cy="80" r="18" fill="${middle}"/><circle cx="-74" cy="80" r="7" fill="${deep}"/><circle cx="74" cy="80" r="7" fill="${deep}"/>`,
  food: ([light, , deep]) =>
    `<ellipse cy="106" rx="130" ry="14" fill="#fff"/><path d="M-104 68H104Q102 104 66 106H-66Q-102 104-104 68Z" fill="#d98a3d"/>
<rect x="-116" y="36" width="232" height="36" rx="18" fill="${deep}"/><path d="M-112 30H112L70 56 40 34 10 60-30 34Z" fill="#f7bf3f"/>
<rect x="-108" y="12" width="216" height="20" rx="10" fill="#d94f3a"/><path d="M-122 2Q-104 30-84 8-62 32-40 8-18 32 4 8 26 32 48 8 70 32 90 8 108 28 122 2V-6H-122Z" fill="#7fae4e"/>
<path d="M-112-2Q-112-92 0-94 112-92 112-2Z" fill="#e39a48"/><path d="M-92-24Q-84-74-20-80" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".35"/>
<path d="M-40-58l10-4M-4-70l10 2M36-58l9 6M-12-44l10-2M64-34l8 6M26-34l10 2" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
  clothes: ([light, middle, deep]) =>
    `<path d="M-26-92Q0-74 26-92L48-72 40 0Q72 60 92 112 0 128-92 112-72 60-40 0L-48-72Z" fill="url(#thing)"/>
<path d="M-26-92-48-72-78-24-50-8-42-30ZM26-92 48-72 78-24 50-8 42-30Z" fill="${middle}"/><path d="M-26-92Q0-60 26-92L14-94Q0-82-14-94Z" fill="${light}"/>
<path d="M-40-6Q0 8 40-6L43 10Q0 24-43 10Z" fill="${light}" opacity=".8"/><path d="M-22 22Q-34 70-46 114M0 24V120M22 22Q34 70 46 114" fill="none" stroke="${deep}" stroke-width="5" opacity=".4"/>
<path d="M0-94V-112Q16-116 12-126" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
  home: ([light, middle, deep]) =>
    `<path d="M-62-112H22L52-26H-92Z" fill="${middle}"/><path d="M-10-112H22L52-26H4Z" fill="#000" opacity=".08"/><path d="M-92-26H52L60 60Q-20 84-100 60Z" fill="#fff3c9" opacity=".55"/>
<rect x="-26" y="-26" width="12" height="124" fill="${deep}"/><ellipse cx="-20" cy="106" rx="52" ry="11" fill="${deep}"/>
<path d="M52 40H112Q124 84 104 114H60Q40 84 52 40Z" fill="${light}"/><path d="M82 40H112Q124 84 104 114H84Z" fill="${middle}" opacity=".25"/>
<path d="M82 42Q66 0 84-40M82 42Q100 10 118-6M82 42Q60 16 50-4" fill="none" stroke="#4f8a5b" stroke-width="6" stroke-linecap="round"/><ellipse cx="84" cy="-46" rx="15" ry="24" fill="#6fae78"/><ellipse cx="120" cy="-14" rx="12" ry="20" transform="rotate(40 120 -14)" fill="#5d9a68"/><ellipse cx="46" cy="-12" rx="12" ry="20" transform="rotate(-34 46 -12)" fill="#7dbd86"/>`,
  sport: ([light, middle, deep]) =>
    `<path d="M-130 60-70-40-40 4-4-60 66 46 92 12 130 60Z" fill="${deep}" opacity=".35"/><path d="M-86-14-70-40-56-20-70-12ZM-24-24-4-60 20-24-2-34Z" fill="#fff" opacity=".85"/>
<path d="M-6-44 112 112H-118Z" fill="url(#thing)"/><path d="M-6-44-118 112H-44Z" fill="${middle}"/><path d="M-6-44-44 112H42Z" fill="${light}" opacity=".9"/><path d="M-6-20-22 112H12Z" fill="${deep}"/>
<path d="M-118 112-130 118M112 112 126 118M-6-44 2-58" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><circle cx="86" cy="-78" r="22" fill="#ffd27a"/>`,
  beauty: ([light, middle, deep]) =>
    `<rect x="-104" y="-30" width="74" height="144" rx="16" fill="url(#thing)"/><rect x="-84" y="-66" width="34" height="38" rx="6" fill="#fff"/><path d="M-84-66H-40Q-30-66-30-56V-48H-84Z" fill="${deep}"/><rect x="-94" y="12" width="54" height="60" rx="8" fill="#fff" opacity=".85"/><path d="M-84 30H-50M-84 44H-58" stroke="${middle}" stroke-width="6" stroke-linecap="round"/>
<rect x="-6" y="58" width="124" height="56" rx="18" fill="${light}"/><rect x="-6" y="58" width="124" height="56" rx="18" fill="${middle}" opacity=".18"/><rect x="-12" y="34" width="136" height="30" rx="12" fill="#fff"/><path d="M30 84H82" stroke="${deep}" stroke-width="7" stroke-linecap="round" opacity=".6"/>
<path d="M36 24Q56-40 100-46 98 6 36 24Z" fill="#7fb28a"/><path d="M40 20Q66-12 92-36" stroke="#fff" stroke-width="3" opacity=".6"/>`,
  room: ([light, middle, deep]) =>
    `<rect x="-84" y="-120" width="104" height="92" rx="6" fill="#fff"/><rect x="-76" y="-112" width="88" height="76" fill="#bfe0f2"/><path d="M-76-44-46-82-26-58-8-84 12-50V-36H-76Z" fill="#7fa3b8"/><path d="M-32-112V-36M-76-74H12" stroke="#fff" stroke-width="5"/>
<rect x="-128" y="-22" width="16" height="136" rx="6" fill="${deep}"/><path d="M-116 34H112Q128 34 128 52V92H-116Z" fill="url(#thing)"/><rect x="-112" y="8" width="228" height="34" rx="14" fill="#fff"/><path d="M-30 8H102Q122 8 122 28V62H-30Z" fill="${middle}"/><path d="M-30 8H0V62H-30Z" fill="${light}"/><rect x="-104" y="-10" width="66" height="34" rx="14" fill="${light}"/><path d="M-104 92V114M116 92V114" stroke="${deep}" stroke-width="12" stroke-linecap="round"/>`,
  concert: ([, middle, deep]) =>
    `<path d="M-60-120-130 110H-20ZM40-120 20 110H130Z" fill="#fff" opacity=".14"/><path d="M-4-52Q-62-60-70-2-74 30-52 38-72 56-62 86-48 116 0 114 48 116 62 86 72 56 52 38 74 30 70-2 62-60 4-52Z" fill="${middle}"/><circle cx="0" cy="36" r="24" fill="#2b1a4a"/><rect x="-34" y="80" width="68" height="12" rx="4" fill="#2b1a4a"/>
<rect x="-11" y="-118" width="22" height="154" rx="6" fill="#2b1a4a"/><rect x="-18" y="-130" width="36" height="34" rx="8" fill="${deep}"/><path d="M-4-100V84M4-100V84" stroke="#fff" stroke-width="2" opacity=".8"/><path d="M-11-60H11M-11-34H11M-11-8H11" stroke="${deep}" stroke-width="4"/>`,
  theatre: ([, middle, deep]) =>
    `<path d="M-130-124H130V-92Q96-66 64-92 32-66 0-92-32-66-64-92-96-66-130-92Z" fill="#b3262f"/><path d="M-130-100Q-70-20-112 114H-130ZM130-100Q70-20 112 114H130Z" fill="#9c1f2a"/>
<path d="M-78-50Q-22-28 34-50 44 40-22 70-88 40-78-50Z" fill="${deep}"/><path d="M-56-18Q-44-30-34-18M-10-18Q0-30 12-18M-50 14Q-22 44 6 14" fill="none" stroke="#4a1420" stroke-width="7" stroke-linecap="round"/>
<path d="M-8 8Q44 30 96 8 108 86 44 114-20 86-8 8Z" fill="${middle}"/><path d="M14 44Q26 34 36 44M54 44Q64 34 76 44M22 90Q44 66 68 90" fill="none" stroke="#4a1420" stroke-width="7" stroke-linecap="round"/>`,
  work: ([light, middle, deep]) =>
    `<rect x="-98" y="-64" width="196" height="138" rx="12" fill="${deep}"/><rect x="-88" y="-54" width="176" height="116" rx="6" fill="${light}"/><path d="M-128 78H128L116 112H-116Z" fill="url(#thing)"/><rect x="-26" y="84" width="52" height="12" rx="6" fill="${light}" opacity=".7"/>
<circle cx="-52" cy="-20" r="20" fill="${middle}"/><path d="M-82 34Q-80 4-52 4-24 4-22 34Z" fill="${middle}"/><path d="M2-34H70M2-12H58M2 10H66M2 32H44" stroke="${deep}" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
} satisfies Readonly<Record<Motif, DrawThing>>;

function bloom(x: number, y: number, colour: string): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) => `<ellipse cy="-18" rx="14" ry="20" transform="rotate(${turn})" fill="${colour}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})">${petals}<circle r="24" fill="#000" opacity=".05"/><circle r="10" fill="#f3bd4b"/></g>`;
}
