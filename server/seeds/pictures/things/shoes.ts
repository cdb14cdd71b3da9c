import type { Colourway, Thing } from '../thing.ts';

export const SHOES = {
  sneaker: {
    colours: ['#dfe6ee', '#5b7a99', '#24364b'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-122 72Q-128 10-112-42-88-28-58-50L-20-44Q10 18 72 30 124 40 126 82Z" fill="url(#thing)"/>
<path d="M-122 72Q-126 36-119 0-84 22-70 78Z" fill="${deep}" opacity=".55"/>
<path d="M70 30Q124 40 126 82H62Q48 48 70 30Z" fill="${light}" opacity=".85"/>
<path d="M-40 62Q-4 56 40 26L52 28Q12 72-40 78Z" fill="${light}"/>
<path d="M-34-14 2-30M-20 4 14-12M-4 20 28 4" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
<path d="M-126 76H128Q132 112 108 114H-110Q-128 112-126 76Z" fill="#fff"/><path d="M-126 98H128Q126 113 108 114H-110Q-125 112-126 98Z" fill="${middle}" opacity=".35"/>`,
  },
  boot: {
    colours: ['#f0e2cf', '#b3763f', '#5a3419'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-20-112Q0-122 16-120 18-66 34-36 44-14 62 5L30 24 0-20Z" fill="${deep}"/><path d="M-92-104Q-50-92-8-106L8-36Q18-6 64 6 118 20 120 80H-96Q-80-10-92-104Z" fill="url(#thing)"/>
<path d="M-92-104Q-50-92-8-106L-3-82Q-50-68-90-80Z" fill="${deep}"/><path d="M-96 80Q-86 38-86-10-44 14-40 80Z" fill="${deep}" opacity=".5"/><path d="M64 6Q118 20 120 80H66Q44 40 64 6Z" fill="${deep}" opacity=".4"/>
<path d="M-32-77-3-82 8-36Q16-14 44 0L24 42Q-20 14-27-30Z" fill="${middle}"/><path d="M-26-62 4-70M-22-36 12-46M-13-12 22-24M6 12 40-8" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M0-82Q34-104 44-80M0-82Q34-82 42-54" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
<path d="M-98 76H121Q128 90 122 96H-98Z" fill="${light}"/><path d="M-98 90H124Q126 106 112 114H86L80 108 72 114H44L38 108 30 114H2L-6 106-22 106-28 114H-96Q-102 104-98 90Z" fill="#2d2622"/>`,
  },
  loafer: {
    colours: ['#f1dfd6', '#a3523a', '#4b1f18'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-118-10Q-60 8 4-28L0 40H-100Z" fill="${deep}"/><path d="M-111 0Q-60 16 2-16V40H-92Z" fill="#000" opacity=".45"/><path d="M-118-10Q-98 32-58 32-18 30 4-28 20-48 44-38 72-24 92-2 124 26 126 84H-122Q-132 40-118-10Z" fill="url(#thing)"/><path d="M-122 84Q-132 40-118-10-106 20-84 28-70 52-76 84Z" fill="${deep}" opacity=".7"/>
<path d="M38-40Q66-30 90-4 110 16 119 42 78 52 44 6Z" fill="${middle}"/><path d="M44 8Q78 54 119 44" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="8 6" stroke-linecap="round"/><path d="M-14 6Q-2-12 4-28 16-48 42-39 62 24 52 84H-2Q16 40-14 6Z" fill="${deep}"/><path d="M12 20Q32 10 52 20" fill="none" stroke="#f2c14e" stroke-width="9" stroke-linecap="round"/><circle cx="32" cy="17" r="9" fill="#f2c14e"/>
<path d="M-124 78H126Q132 88 128 92H-125Z" fill="${light}"/><path d="M-125 88H129Q134 104 120 106H-58L-62 114H-118Q-130 106-125 88Z" fill="#33211c"/>`,
  },
  sandal: {
    colours: ['#f6ead2', '#c98a4b', '#6a4020'],
    isColourful: true,
    draw: (colours) => `${sandal(colours)}<g transform="scale(-1 1)">${sandal(colours)}</g>`,
  },
  highBoot: {
    colours: ['#eee0e2', '#8f4a5a', '#411c28'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-66-114Q-24-134 20-114L-24-96Z" fill="#2b1a20"/><path d="M-66-114Q-24-96 20-114L18 8Q20 40 56 52 98 66 98 100H30Q8 80-20 84L-66 88Q-50 0-66-114Z" fill="url(#thing)"/>
<path d="M-8-104 20-114 18 8Q20 40 56 52 22 50 6 30-10 6-8-104Z" fill="${middle}"/><path d="M-65 88Q-60 62-57 30-30 44-24 84Z" fill="${deep}" opacity=".8"/><path d="M56 52Q98 66 98 100H54Q44 72 56 52Z" fill="#000" opacity=".15"/>
<path d="M-66-114Q-24-96 20-114V-88Q-24-70-63-88Z" fill="${deep}"/><path d="M-63-80Q-24-62 20-80" fill="none" stroke="${light}" stroke-width="4" opacity=".7"/><path d="M-34-56V10" stroke="${light}" stroke-width="4" stroke-dasharray="7 5" stroke-linecap="round" opacity=".8"/>
<path d="M-56 18Q-16 36 20 18L25 32Q-14 52-58 34Z" fill="${deep}"/><rect x="-14" y="22" width="24" height="24" rx="6" fill="none" stroke="#f2c14e" stroke-width="6"/>
<path d="M-68 84-20 80Q12 76 32 96H98Q104 110 90 114H34Q10 112-12 94L-20 114H-62Z" fill="#2b1a20"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function sandal([, middle, deep]: Colourway): string {
  return `<path d="M58 115Q22 115 22 80 24 40 14 4 4-52 20-88 36-122 70-122 110-118 114-62 114-20 102 20 96 50 96 80 94 115 58 115Z" fill="#4a3222"/><path d="M58 108Q22 108 22 74 24 36 14 0 6-54 22-90 36-122 70-122 108-118 112-66 112-24 102 16 95 44 95 76 92 108 58 108Z" fill="#dcb684"/>
<path d="M58 98Q32 98 32 72 33 36 25 0 18-50 31-84 44-110 69-110 98-106 101-64 101-26 92 14 85 44 85 72 82 98 58 98Z" fill="#f0dcb8"/><path d="M58 90Q42 90 42 70 46 50 58 50 72 50 75 70 74 90 58 90Z" fill="${deep}" opacity=".14"/><path d="M22-8Q60-28 102-8L100-20Q60-40 20-20ZM28 46Q58 30 90 42L92 30Q58 16 26 34Z" fill="${deep}" opacity=".3"/>
<path d="M4-62Q58-94 118-66 120-42 115-22 60-46 9-16 4-40 4-62ZM12 0Q58-22 111-4 110 18 101 34 60 16 22 40 14 20 12 0Z" fill="url(#thing)"/><path d="M4-62Q58-94 118-66L119-56Q58-84 4-51ZM12 0Q58-22 111-4L110 5Q58-12 14 10Z" fill="${middle}"/>
<g fill="none" stroke="#f2c14e" stroke-width="5"><rect x="76" y="-64" width="22" height="26" rx="5" transform="rotate(12 87 -51)"/><rect x="72" y="-4" width="22" height="26" rx="5" transform="rotate(10 83 9)"/></g>`;
}
