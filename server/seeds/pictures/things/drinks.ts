import type { Thing } from '../thing.ts';

export const DRINKS = {
  cup: {
    colours: ['#eaddd0', '#8b5e3c', '#3d2616'],
    draw: ([light, middle, deep]) =>
      `<ellipse cx="0" cy="102" rx="128" ry="16" fill="${light}"/><ellipse cx="0" cy="98" rx="112" ry="11" fill="${middle}" opacity=".35"/>
<path d="M74-22Q128-30 122 18 116 56 60 58" fill="none" stroke="${light}" stroke-width="16"/>
<path d="M-88-46H88Q88 98 22 102H-22Q-88 98-88-46Z" fill="#fff"/><path d="M30-46H88Q88 98 22 102 62 60 30-46Z" fill="${middle}" opacity=".22"/>
<ellipse cx="0" cy="-46" rx="88" ry="22" fill="${light}"/><ellipse cx="0" cy="-44" rx="78" ry="17" fill="${deep}"/>
<path d="M0-32Q-40-42-20-54-6-60 0-50 6-60 20-54 40-42 0-32Z" fill="${light}"/>
<path d="M-22-78Q-42-100-20-124M20-78Q0-104 24-130" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
  },
  beans: {
    colours: ['#f0e1d0', '#b0764c', '#47281a'],
    draw: ([light, middle, deep]) =>
      `<path d="M34-112 64-100 78 104 40 113Z" fill="${deep}"/><path d="M-84-112H34L42 106Q42 113 34 113H-90Q-98 113-98 106Z" fill="${middle}"/><path d="M-84-112H-60L-70 113H-90Q-98 113-98 106Z" fill="#fff" opacity=".14"/><path d="M-88-122H38V-92H-88Z" fill="${deep}"/><path d="M38-122 62-110 64-84 38-92Z" fill="#2c170d"/><path d="M-96-100H44" stroke="${light}" stroke-width="7" stroke-linecap="round"/>
<rect x="-72" y="-56" width="88" height="112" rx="8" fill="${light}"/><circle cx="-28" cy="-12" r="28" fill="${deep}"/><g transform="rotate(30 -28 -12)"><ellipse cx="-28" cy="-12" rx="14" ry="20" fill="${light}"/><path d="M-28-34Q-34-20-28-12-22-4-28 10" fill="none" stroke="${deep}" stroke-width="4"/></g><path d="M-56 30H0M-46 43H-10" stroke="${middle}" stroke-width="6" stroke-linecap="round"/><circle cx="-28" cy="-75" r="6" fill="${deep}" opacity=".6"/>
${[
  [66, 96, 20],
  [104, 100, -40],
  [88, 72, 70],
  [36, 104, -60],
  [122, 78, 10],
  [-62, 104, 60],
]
  .map(([x, y, turn]) => bean(x!, y!, turn!))
  .join('')}`,
  },
  filter: {
    colours: ['#ece6dd', '#b77b4e', '#3b2114'],
    draw: ([light, middle, deep]) =>
      `<path d="M62 8Q126 0 122 52 116 92 78 84" fill="none" stroke="${deep}" stroke-width="14" stroke-linecap="round"/><path d="M-46-22H46L88 84Q94 113 64 113H-64Q-94 113-88 84Z" fill="#fff" opacity=".75"/><path d="M-66 30H66L88 84Q94 113 64 113H-64Q-94 113-88 84Z" fill="${deep}"/><ellipse cx="0" cy="30" rx="66" ry="9" fill="${middle}"/><path d="M-38-14-74 84Q-78 98-68 104" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>
<path d="M0-22V28" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><rect x="-52" y="-30" width="104" height="14" rx="6" fill="${middle}"/><path d="M-104-122-72-96H72L104-122Q0-140-104-122Z" fill="#e5d6c0"/><path d="M-78-96Q0-112 78-96L60-84H-60Z" fill="${deep}"/>
<path d="M-104-122Q-60-96 0-96 60-96 104-122L84-88Q0-70-84-88Z" fill="#fffaf0"/><path d="M-86-92Q0-70 86-92L40-30H-40Z" fill="#fff"/><path d="M40-80Q66-84 86-92L40-30H16Z" fill="${middle}" opacity=".3"/><path d="M-56-80-26-34M-20-76-10-32M20-76 10-32" stroke="${middle}" stroke-width="4" stroke-linecap="round" opacity=".4"/><ellipse cx="0" cy="-28" rx="70" ry="9" fill="#fff"/><path d="M-70-28Q0-14 70-28L58-18H-58Z" fill="${light}"/>`,
  },
  drip: {
    colours: ['#e6ebe4', '#5f8a76', '#263f36'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-110-30 -74-52H72L36-30Z" fill="#1d2a26" opacity=".7"/><path d="M-98-96H-22V20H-98Z" fill="#fff"/><path d="M-98-96H-22V-80H-98Z" fill="${middle}"/><path d="M-70-112H6V20H-70Z" fill="#f4e6d2"/><path d="M-70-112H6V-96H-70Z" fill="#c98a55"/><path d="M-40-84H36V20H-40Z" fill="#fff"/><path d="M-40-84H36V-68H-40Z" fill="${middle}"/>
<path d="M36-30 72-52V92L36 113Z" fill="${deep}"/><path d="M-110-30H36V113H-110Z" fill="${middle}"/><circle cx="-37" cy="38" r="46" fill="${light}"/><path d="M-66 24H-14V40Q-14 62-40 62-66 62-66 40ZM-14 28Q4 26 2 38 0 50-16 48" fill="none" stroke="${deep}" stroke-width="7" stroke-linejoin="round"/><path d="M-50 14q-6-8 0-16M-32 14q-6-8 0-16" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>
<g transform="translate(86 50) rotate(10)"><rect x="-40" y="-56" width="80" height="112" rx="4" fill="#fffaf2"/><path d="M-40-56H40V-40H-40ZM-40 40H40V56H-40Z" fill="#c98a55"/><path d="M6-56H40V56H6Z" fill="#7a4b2a" opacity=".1"/><g transform="rotate(30)"><ellipse rx="17" ry="25" fill="#4a2a18"/><path d="M0-25Q-8-9 0 0 8 9 0 25" fill="none" stroke="#fffaf2" stroke-width="4"/></g></g>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function bean(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="18" ry="12" fill="#5a3220"/><path d="M-18 0A18 12 0 0 1 18 0Q0-8-18 0Z" fill="#8a5335"/><path d="M-16 1Q-4-6 2 1 8 6 16 0" fill="none" stroke="#2f180d" stroke-width="4" stroke-linecap="round"/></g>`;
}
