import type { Thing } from '../thing.ts';

export const WINTER = {
  skis: {
    colours: ['#dcebf6', '#d94f55', '#2b3a67'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<path d="M-98-92 100 106M98-92-100 106" stroke="${deep}" stroke-width="7"/><path d="M-104-98-80-74M104-98 80-74" stroke="#1b1f26" stroke-width="16" stroke-linecap="round"/><path d="M-106-100Q-132-80-114-60T-86-76M106-100Q132-80 114-60T86-76" fill="none" stroke="${middle}" stroke-width="5"/><ellipse cx="-77" cy="83" rx="18" ry="7" fill="${deep}" transform="rotate(45 -77 83)"/><ellipse cx="77" cy="83" rx="18" ry="7" fill="${deep}" transform="rotate(-45 77 83)"/>
<path d="M-42 112Q-38 0-46-88-46-116-27-130-8-116-8-88-16 0-12 112ZM42 112Q38 0 46-88 46-116 27-130 8-116 8-88 16 0 12 112Z" fill="${middle}"/><path d="M-27-130Q-8-116-8-88-16 0-12 112H-27ZM27-130Q46-116 46-88 38 0 42 112H27Z" fill="${deep}" opacity=".4"/><path d="M-45-76-27-94-9-76-10-58-27-76-44-58ZM45-76 27-94 9-76 10-58 27-76 44-58Z" fill="#fff"/><path d="M-44-46-27-64-10-46-11-34-27-50-43-34ZM44-46 27-64 10-46 11-34 27-50 43-34Z" fill="#ffd27a"/>
<path d="M-36-2H-18V56H-36ZM36-2H18V56H36Z" fill="${deep}"/><rect x="-44" y="-12" width="34" height="20" rx="6" fill="#1b1f26"/><rect x="10" y="-12" width="34" height="20" rx="6" fill="#1b1f26"/><rect x="-44" y="44" width="34" height="24" rx="6" fill="#1b1f26"/><rect x="10" y="44" width="34" height="24" rx="6" fill="#1b1f26"/><path d="M-38-5H-16M38-5H16M-38 52H-16M38 52H16" stroke="#fff" stroke-width="4" opacity=".5"/>
<path d="M-124 113Q-110 94-84 100-56 84-18 96 12 82 42 94 78 84 98 100 120 98 126 113Z" fill="#fff"/><path d="M-124 113Q-60 102 0 107T126 113Z" fill="${deep}" opacity=".15"/>`,
  },
  snowboard: {
    colours: ['#e2e6f5', '#4a63c9', '#1c2458'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-128 112-66-4-36 36 62-64 128 112Z" fill="${deep}" opacity=".25"/><path d="M32-34 62-64 82-12 66-22 54-8 46-24ZM-84 30-66-4-48 20-58 30-66 20-76 34Z" fill="#fff"/>
<g transform="rotate(9)"><path d="M-54-80Q-54-132 0-132T54-80Q46 0 54 66 54 108 0 108T-54 66Q-46 0-54-80Z" fill="${deep}"/><path d="M-46-80Q-46-124 0-124T46-80Q38 0 46 66 46 100 0 100T-46 66Q-38 0-46-80Z" fill="${middle}"/><circle cx="0" cy="-88" r="22" fill="#ffd27a"/><path d="M-42-22 42-46 41-30-41-6ZM-41 16 41-8 41 8-41 32Z" fill="#fff"/><path d="M-41-2 41-26 41-12-41 12Z" fill="#f08a6c"/><path d="M-44 84Q-22 66 0 84T44 84Q38 100 0 100T-44 84Z" fill="${light}"/>
<g transform="rotate(-10 0-44)"><rect x="-40" y="-60" width="80" height="32" rx="14" fill="#1b1f26"/><path d="M-18-64H-2V-24H-18ZM14-64H28V-24H14Z" fill="#8c9ea8"/></g><g transform="rotate(10 0 46)"><rect x="-40" y="30" width="80" height="32" rx="14" fill="#1b1f26"/><path d="M-18 26H-2V66H-18ZM14 26H28V66H14Z" fill="#8c9ea8"/></g><path d="M-36-82Q-34-114-8-117" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/></g>
<path d="M-128 116Q-112 90-76 98-52 82-20 95 14 80 44 93 80 82 96 98 122 95 128 116Z" fill="#fff"/><path d="M-128 116Q-60 102 0 109T128 116Z" fill="${deep}" opacity=".15"/>`,
  },
  crampons: {
    colours: ['#dfeaf0', '#e08a2e', '#27404f'],
    isColourful: true,
    draw: ([light, , deep]) =>
      `<path d="M-104 110 34-100" stroke="${deep}" stroke-width="13" stroke-linecap="round"/><path d="M-72 61-54 34" stroke="#ffd27a" stroke-width="15"/><path d="M20-118Q-56-130-104-80L-92-78-84-84-78-76-70-88-62-82-56-93-46-87-40-98 16-92 94-60 104-80 46-104Z" fill="#7f929c"/><path d="M20-118Q-56-130-104-80-50-112 16-106L99-70 104-80 46-104Z" fill="#b4c3cb"/><path d="M90-58 102-82 130-76 108-42Z" fill="#5b6c76"/><circle cx="28" cy="-101" r="6" fill="${deep}"/>
<path d="M-40-40Q-6-50 34-40L36-2Q48 20 84 30 112 38 112 66V76H-50Q-56 20-40-40Z" fill="url(#thing)"/><path d="M-40-40Q-6-50 34-40L36-22Q-6-32-46-20Z" fill="${deep}"/><path d="M72 27Q112 34 112 66V76H58Q54 46 72 27Z" fill="${deep}"/><path d="M6-8 34-6M10 8 40 14M18 26 52 28" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M-52 50Q-20 66 4 50T46 36" fill="none" stroke="#1b1f26" stroke-width="9"/><path d="M-36-8Q-44 20-42 40" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".5"/>
<path d="M-54 74H114V86H-54Z" fill="#1b1f26"/><path d="M-56 84H112L128 106 104 96 94 112 84 94H64L54 112 44 94H14L4 112-6 94H-24L-34 112-44 94H-56Z" fill="#7f929c"/><path d="M-56 84H112L115 90H-56Z" fill="#c5d1d7"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
