import type { Thing } from '../thing.ts';

export const CARE = {
  cream: {
    colours: ['#f4e3f2', '#a860a0', '#53264e'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-104" y="-30" width="74" height="144" rx="16" fill="url(#thing)"/><rect x="-84" y="-66" width="34" height="38" rx="6" fill="#fff"/><path d="M-84-66H-40Q-30-66-30-56V-48H-84Z" fill="${deep}"/><rect x="-94" y="12" width="54" height="60" rx="8" fill="#fff" opacity=".85"/><path d="M-84 30H-50M-84 44H-58" stroke="${middle}" stroke-width="6" stroke-linecap="round"/>
<rect x="-6" y="58" width="124" height="56" rx="18" fill="${light}"/><rect x="-6" y="58" width="124" height="56" rx="18" fill="${middle}" opacity=".18"/><rect x="-12" y="34" width="136" height="30" rx="12" fill="#fff"/><path d="M30 84H82" stroke="${deep}" stroke-width="7" stroke-linecap="round" opacity=".6"/>
<path d="M36 24Q56-40 100-46 98 6 36 24Z" fill="#7fb28a"/><path d="M40 20Q66-12 92-36" stroke="#fff" stroke-width="3" opacity=".6"/>`,
  },
  shampoo: {
    colours: ['#dcefeb', '#3fa08f', '#175048'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-12-96H4V-58H-12Z" fill="#fff"/><path d="M-34-58H26V-36H-34Z" fill="${deep}"/><path d="M-30-110H20Q28-110 28-102V-92H-40L-66-82V-94Q-56-110-30-110Z" fill="${deep}"/>
<path d="M-34-38H26Q60-30 60 8V96Q60 114 42 114H-50Q-68 114-68 96V8Q-68-30-34-38Z" fill="url(#thing)"/><path d="M28-38Q60-30 60 8V96Q60 114 42 114H34V8Q34-26 20-38Z" fill="#000" opacity=".1"/><path d="M-56 8Q-56-14-40-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>
<rect x="-46" y="6" width="84" height="80" rx="12" fill="#fff" opacity=".9"/><path d="M-4 16Q-22 40-22 50-20 66-4 66 12 66 14 50 14 40-4 16Z" fill="${middle}"/><path d="M-26 76H18" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".6"/>
<g fill="#fff" stroke="${middle}" stroke-opacity=".35" stroke-width="3"><circle cx="88" cy="88" r="26"/><circle cx="116" cy="100" r="14"/><circle cx="74" cy="50" r="9"/><circle cx="102" cy="46" r="14"/><circle cx="92" cy="4" r="8"/></g><path d="M76 84Q78 74 88 72M96 44Q98 38 104 38" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`,
  },
  balm: {
    colours: ['#f7e9d4', '#d98a3d', '#7a4216'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<circle cx="80" cy="64" r="50" fill="${deep}"/><circle cx="74" cy="64" r="49" fill="${middle}"/><circle cx="74" cy="64" r="38" fill="none" stroke="${light}" stroke-width="4" opacity=".7"/><path d="M74 88Q56 64 74 38 92 64 74 88ZM74 88Q46 84 46 60 64 64 74 88ZM74 88Q102 84 102 60 84 64 74 88Z" fill="${light}"/>
<path d="M-108 2Q-96-22-62-22-58-46-14-44-34-36-26-24 20-30 34 2Z" fill="#fff"/><path d="M-84-4Q-40-2-4-14M-60-18Q-46-20-38-28" fill="none" stroke="${middle}" stroke-width="5" stroke-linecap="round" opacity=".4"/>
<rect x="-120" y="16" width="168" height="98" rx="26" fill="url(#thing)"/><path d="M14 16H48V88Q48 114 22 114H14Z" fill="#000" opacity=".1"/><rect x="-124" y="-4" width="176" height="32" rx="10" fill="${deep}"/><path d="M-108 4V16M-88 4V16M-68 4V16M-48 4V16M-28 4V16M-8 4V16M12 4V16M32 4V16" stroke="${light}" stroke-width="3" opacity=".45"/>
<rect x="-92" y="46" width="112" height="48" rx="10" fill="#fff" opacity=".9"/><path d="M-76 62H-20M-76 78H-44" stroke="${middle}" stroke-width="6" stroke-linecap="round"/><circle cx="-2" cy="66" r="8" fill="#f08a24"/><circle cx="-12" cy="78" r="7" fill="#f08a24"/><circle cx="6" cy="79" r="6" fill="#f08a24"/>`,
  },
  oil: {
    colours: ['#fbeacb', '#e09127', '#7c4210'],
    draw: ([light, middle, deep]) =>
      `<path d="M-44-74Q-46-124-30-124-14-124-16-74Z" fill="#3a2a20"/><rect x="-56" y="-78" width="52" height="30" rx="6" fill="${deep}"/><path d="M-48-72V-54M-38-72V-54M-28-72V-54M-18-72V-54" stroke="${light}" stroke-width="2.5" opacity=".5"/>
<path d="M-52-50H-8V-40Q24-28 24 6V98Q24 114 8 114H-68Q-84 114-84 98V6Q-84-28-52-40Z" fill="url(#thing)"/><path d="M-34-48H-26V20L-30 28-34 20Z" fill="#fff" opacity=".45"/><path d="M-8-42Q24-28 24 6V98Q24 114 8 114H2V6Q2-24-16-42Z" fill="#000" opacity=".12"/><rect x="-72" y="24" width="84" height="64" rx="8" fill="#fff5e0"/><path d="M-30 32Q-46 52-44 60-40 74-30 74-20 74-16 60-14 52-30 32Z" fill="${middle}"/>
<path d="M44 112Q78 60 100-30M76 40Q100 40 116 20" fill="none" stroke="#6b5230" stroke-width="5" stroke-linecap="round"/><path d="M98-24Q88-62 104-86 118-54 98-24ZM92-2Q60-16 54-46 88-34 92-2ZM84 30Q52 24 40-4 76 0 84 30ZM98 0Q124-20 128-48 100-38 98 0Z" fill="#7f9d6a"/>
<g fill="#f08a24"><circle cx="60" cy="98" r="15"/><circle cx="84" cy="86" r="15"/><circle cx="56" cy="68" r="14"/><circle cx="82" cy="56" r="14"/><circle cx="106" cy="62" r="13"/><circle cx="102" cy="28" r="12"/><circle cx="104" cy="102" r="12"/></g><g fill="#ffc277"><circle cx="55" cy="93" r="4"/><circle cx="79" cy="81" r="4"/><circle cx="51" cy="63" r="4"/><circle cx="77" cy="51" r="4"/><circle cx="102" cy="58" r="4"/><circle cx="98" cy="24" r="4"/><circle cx="100" cy="98" r="4"/></g>`,
  },
  mask: {
    colours: ['#e5f0df', '#6fa85f', '#2f5a2c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<g transform="rotate(7 40 114)"><rect x="-40" y="-96" width="140" height="206" rx="6" fill="${deep}"/></g><path d="M-96-114 -88-120-80-114-72-120-64-114-56-120-48-114-40-120-32-114-24-120-16-114-8-120 0-114 8-120 16-114 24-120 32-114 40-120 48-114 56-120 60-114V114H-96Z" fill="url(#thing)"/><path d="M-96-92H60M-96 98H60" stroke="${light}" stroke-width="4" stroke-dasharray="7 5" opacity=".7"/>
<path d="M-72-40Q-70-78-18-78 34-78 36-40 38 20 8 48-18 66-44 48-74 20-72-40Z" fill="#fff"/><path d="M-56-26Q-44-38-32-26-44-18-56-26ZM-4-26Q8-38 20-26 8-18-4-26ZM-32 26Q-18 18-4 26-18 38-32 26Z" fill="${deep}"/><path d="M-18-18V4" stroke="${middle}" stroke-width="5" stroke-linecap="round"/><path d="M-54 80H18" stroke="${light}" stroke-width="7" stroke-linecap="round"/>
<path d="M40 112Q36 48 124 22 132 100 40 112Z" fill="#8cc07e"/><path d="M40 112Q70 70 110 42M64 82 62 64M64 82 88 84M86 61 84 46M86 61 106 62" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  },
  tube: {
    colours: ['#f8e2e2', '#d8707f', '#7d2c40'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-84-112H44L26 78H-66Z" fill="url(#thing)"/><path d="M8-112H44L26 78H6Z" fill="#000" opacity=".1"/><path d="M-86-122H46V-100H-86Z" fill="${deep}"/><path d="M-78-111H38" stroke="${light}" stroke-width="14" stroke-dasharray="3 7" opacity=".5"/><path d="M-64-86-56 40" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/>
<path d="M-70 74H30L26 106Q24 114 16 114H-56Q-64 114-66 106Z" fill="#fff"/><path d="M-70 74H30L29 84H-69Z" fill="${deep}" opacity=".25"/><path d="M-46 90V106M-32 90V106M-18 90V106M-4 90V106M10 90V106" stroke="${deep}" stroke-width="3" opacity=".25"/>
<circle cx="-20" cy="-30" r="36" fill="#fff" opacity=".92"/><path d="M-20-8Q-46-26-42-40-34-54-20-42-6-54 2-40 6-26-20-8Z" fill="${middle}"/><path d="M-42 24H2M-32 40H-8" stroke="${light}" stroke-width="6" stroke-linecap="round"/>
<g fill="#fff" stroke="${middle}" stroke-opacity=".3" stroke-width="2"><ellipse cx="84" cy="62" rx="10" ry="20"/><ellipse cx="84" cy="62" rx="10" ry="20" transform="rotate(60 84 84)"/><ellipse cx="84" cy="62" rx="10" ry="20" transform="rotate(120 84 84)"/><ellipse cx="84" cy="62" rx="10" ry="20" transform="rotate(180 84 84)"/><ellipse cx="84" cy="62" rx="10" ry="20" transform="rotate(240 84 84)"/><ellipse cx="84" cy="62" rx="10" ry="20" transform="rotate(300 84 84)"/></g><circle cx="84" cy="84" r="12" fill="#f2c14e"/>`,
  },
  sunscreen: {
    colours: ['#fdf0cf', '#f0a63a', '#a8571b'],
    draw: ([light, , deep]) =>
      `<path d="M-62-122H-6Q2-122 2-114V-84H-70V-114Q-70-122-62-122Z" fill="${deep}"/><path d="M-58-104H-10" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="M-74-88H6V-72H-74Z" fill="#fff"/>
<path d="M-78-74H10Q34-62 34-30V90Q34 114 12 114H-80Q-102 114-102 90V-30Q-102-62-78-74Z" fill="url(#thing)"/><path d="M-102 70Q-80 56-58 70-34 84-12 70 12 56 34 70V90Q34 114 12 114H-80Q-102 114-102 90Z" fill="#fff" opacity=".92"/><path d="M-102 90Q-80 76-58 90-34 104-12 90 12 76 34 90 34 114 12 114H-80Q-102 114-102 90Z" fill="#5bb0c9"/>
<path d="M-6-74H10Q34-62 34-30V90Q34 114 12 114H6V-30Q6-60-6-74Z" fill="#000" opacity=".08"/><circle cx="-34" r="23" fill="#fff3b8"/><path d="M-34-42V-34M-34 34V42M-76 0H-68M0 0H8M-64-30-58-24M-4-30-10-24M-64 30-58 24M-4 30-10 24" stroke="#fff3b8" stroke-width="8" stroke-linecap="round"/><path d="M-90-10Q-92-42-76-58" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>
<path d="M20 74H72L75 78 78 74H130Q134 112 104 112 82 112 75 86 68 112 46 112 16 112 20 74Z" fill="#3b3340"/><path d="M30 82H50L34 102Q28 94 30 82ZM86 82H106L90 102Q84 94 86 82Z" fill="#fff" opacity=".3"/>`,
  },
  lipBalm: {
    colours: ['#f9e0e4', '#d95b78', '#7b2544'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-80-82Q-80-96-62-102-38-112-24-112-10-112-10-100V-40H-80Z" fill="#f6b7ae"/><ellipse cx="-45" cy="-94" rx="36" ry="14" fill="#fcdcd3" transform="rotate(-14 -45 -94)"/><path d="M-28-92-10-101V-40H-28Z" fill="#000" opacity=".06"/><path d="M-86-58H-4V-36H-86Z" fill="#fff"/><path d="M-26-58H-4V-36H-26Z" fill="${deep}" opacity=".18"/>
<path d="M-92-38H2V90H-92Z" fill="url(#thing)"/><path d="M-22-38H2V90H-22Z" fill="#000" opacity=".1"/><path d="M-94 88H4V104Q4 114-6 114H-84Q-94 114-94 104Z" fill="${deep}"/><path d="M-80 94V108M-66 94V108M-52 94V108M-38 94V108M-24 94V108M-10 94V108" stroke="${light}" stroke-width="3" opacity=".5"/>
<circle cx="-45" cy="16" r="33" fill="#fff" opacity=".92"/><path d="M-70 14Q-57-3-45 6-33-3-20 14-30 35-45 35-60 35-70 14Z" fill="${middle}"/><path d="M-70 14Q-57 12-45 16-33 12-20 14" fill="none" stroke="#fff" stroke-width="3"/><path d="M-70 66H-20" stroke="${light}" stroke-width="6" stroke-linecap="round"/>
<path d="M28-2Q28-18 44-18H108Q124-18 124-2V104Q124 114 114 114H38Q28 114 28 104Z" fill="url(#thing)"/><path d="M98-18H108Q124-18 124-2V104Q124 114 114 114H98Z" fill="#000" opacity=".1"/><path d="M28 92H124" stroke="${light}" stroke-width="6" opacity=".8"/><path d="M44 2V72" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
