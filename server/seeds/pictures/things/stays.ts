import type { Thing } from '../thing.ts';

export const STAYS = {
  bed: {
    colours: ['#e7e4f4', '#7468b5', '#322a63'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-84" y="-120" width="104" height="92" rx="6" fill="#fff"/><rect x="-76" y="-112" width="88" height="76" fill="#bfe0f2"/><path d="M-76-44-46-82-26-58-8-84 12-50V-36H-76Z" fill="#7fa3b8"/><path d="M-32-112V-36M-76-74H12" stroke="#fff" stroke-width="5"/>
<rect x="-128" y="-22" width="16" height="136" rx="6" fill="${deep}"/><path d="M-116 34H112Q128 34 128 52V92H-116Z" fill="url(#thing)"/><rect x="-112" y="8" width="228" height="34" rx="14" fill="#fff"/><path d="M-30 8H102Q122 8 122 28V62H-30Z" fill="${middle}"/><path d="M-30 8H0V62H-30Z" fill="${light}"/><rect x="-104" y="-10" width="66" height="34" rx="14" fill="${light}"/><path d="M-104 92V114M116 92V114" stroke="${deep}" stroke-width="12" stroke-linecap="round"/>`,
  },
  studio: {
    colours: ['#e8efe2', '#5f9270', '#24463a'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-76" y="-128" width="124" height="104" rx="6" fill="#fff"/><rect x="-68" y="-120" width="108" height="88" fill="#bfe0f2"/><path d="M-68-40-38-84-18-60 6-92 40-46V-32H-68Z" fill="#7fa3b8"/><path d="M-48-69-38-84-28-72-38-66ZM-6-76 6-92 18-76 6-70Z" fill="#fff"/><path d="M-14-120V-32" stroke="#fff" stroke-width="6"/><path d="M-88-130H-52Q-54-70-92-34ZM60-130H24Q26-70 64-34Z" fill="${light}"/><path d="M-88-130H-52Q-54-70-92-34ZM60-130H24Q26-70 64-34Z" fill="${middle}" opacity=".3"/><path d="M-98-130H70" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>
<path d="M100 66Q62 40 66 2 94 16 102 52 92-4 108-40 128-4 108 54 112 26 130 12 134 48 108 66Z" fill="#5d8f63"/><path d="M102 60Q94-4 108-40 128-4 108 60Z" fill="#7fb077"/><path d="M84 62H130L122 112H92Z" fill="#c9703f"/><path d="M84 62H130L128 74H86Z" fill="#a8552a"/>
<path d="M-118 98V112M62 98V112" stroke="${deep}" stroke-width="10" stroke-linecap="round"/><path d="M-112-2Q-112-20-94-20H38Q56-20 56-2V60H-112Z" fill="url(#thing)"/><path d="M-28-20V50" stroke="${deep}" stroke-width="4" opacity=".5"/><path d="M-104 40H48V74H-104Z" fill="${light}"/><path d="M-104 58H48V74H-104Z" fill="${middle}" opacity=".35"/><path d="M-130 36Q-130 18-115 18T-100 36V70H44V36Q44 18 59 18T74 36V88Q74 100 62 100H-118Q-130 100-130 88Z" fill="${middle}"/><path d="M-100 84H44" stroke="${deep}" stroke-width="4" opacity=".5"/>
<rect x="-96" y="-8" width="50" height="46" rx="10" fill="#ffd27a" transform="rotate(-9-70 16)"/><rect x="-58" y="2" width="46" height="38" rx="10" fill="#fff"/><path d="M4-20H40V100H4Z" fill="#e98b6a"/><path d="M4-8H40M4 88H40" stroke="#fff" stroke-width="5" opacity=".7"/>`,
  },
  hotelRoom: {
    colours: ['#f4e6d8', '#a8584a', '#4a2128'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<circle cx="-104" cy="-20" r="36" fill="#ffd27a" opacity=".35"/><circle cx="104" cy="-20" r="36" fill="#ffd27a" opacity=".35"/><rect x="-36" y="-128" width="72" height="44" rx="3" fill="#fff"/><path d="M-30-122H30V-90H-30Z" fill="#bfe0f2"/><path d="M-30-90-8-114 6-100 14-108 30-90Z" fill="#7fa3b8"/>
<path d="M-84 60V-52Q-84-72-64-72H64Q84-72 84-52V60Z" fill="${deep}"/><path d="M-72 40V-48Q-72-62-60-62H-26V40ZM-22 40V-62H22V40ZM26 40V-62H60Q72-62 72-48V40Z" fill="${middle}"/><circle cx="-48" cy="-34" r="4" fill="${deep}"/><circle cx="0" cy="-34" r="4" fill="${deep}"/><circle cx="48" cy="-34" r="4" fill="${deep}"/>
<path d="M-124-34-116-6H-92L-86-34ZM124-34 116-6H92L86-34Z" fill="#ffd27a" transform="translate(0-6)"/><path d="M-105-12V34M105-12V34" stroke="${deep}" stroke-width="5"/><path d="M-116 32H-94M116 32H94" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="M-130 36H-84V108H-130ZM130 36H84V108H130Z" fill="#a8703f"/><path d="M-130 36H-84V46H-130ZM130 36H84V46H130Z" fill="#c48b55"/><path d="M-126 74H-84M126 74H84" stroke="#7a4c26" stroke-width="4"/><circle cx="-106" cy="61" r="4" fill="#ffd27a"/><circle cx="106" cy="61" r="4" fill="#ffd27a"/>
<rect x="-74" y="-14" width="70" height="46" rx="16" fill="#fff"/><rect x="4" y="-14" width="70" height="46" rx="16" fill="#fff"/><path d="M-74 8Q-40 22-4 8V16Q-4 32-20 32H-58Q-74 32-74 16ZM4 8Q40 22 74 8V16Q74 32 58 32H20Q4 32 4 16Z" fill="${light}"/><path d="M-88 38Q-88 24-74 24H74Q88 24 88 38V106H-88Z" fill="#fff"/><path d="M-88 48H88V106H-88Z" fill="url(#thing)"/><path d="M-88 48H88V60H-88Z" fill="${light}"/><path d="M-44 62V98M0 62V98M44 62V98" stroke="${deep}" stroke-width="3" opacity=".4"/><path d="M-88 100H88V106H-88ZM-84 106H-70V114H-84ZM70 106H84V114H70Z" fill="${deep}"/>`,
  },
  guestHouse: {
    colours: ['#e0eef0', '#c4683f', '#5b2c22'],
    draw: ([, middle, deep]) =>
      `<path d="M-130 62-86-62-52-6-8-118 44-30 66-60 130 62Z" fill="#8fa9bd"/><path d="M-8-118 44-30 66 62H-10Z" fill="#7b97ad"/><path d="M-104-12-86-62-66-30-78-36-86-20-94-30ZM-28-68-8-118 22-68 6-76-6-58-16-74Z" fill="#fff"/><path d="M-130 64Q-60 44 0 58T130 56V112H-130Z" fill="#8fb573"/>
<path d="M96 112V50" stroke="#7a4c26" stroke-width="9"/><path d="M96-56Q128-44 122-14 136 10 120 34 96 58 72 34 56 10 70-14 64-44 96-56Z" fill="#5d8f63"/><path d="M96-56Q128-44 122-14 136 10 120 34 112 44 100 47 112-4 96-56Z" fill="#4a7a52"/><circle cx="84" cy="-4" r="6" fill="#e2523f"/><circle cx="104" cy="16" r="6" fill="#e2523f"/><circle cx="80" cy="24" r="6" fill="#e2523f"/>
<path d="M38-60H56V-20H38Z" fill="${deep}"/><path d="M-94 0H60V112H-94Z" fill="#fff4e2"/><path d="M30 0H60V112H30Z" fill="#000" opacity=".07"/><path d="M-114 6-18-74 80 6 72 18-18-54-106 18Z" fill="${deep}"/><path d="M-98 4-18-64 64 4Z" fill="${middle}"/><circle cx="-18" cy="-22" r="13" fill="#fff"/><circle cx="-18" cy="-22" r="8" fill="#ffd27a"/>
<path d="M-80 38H-40V78H-80Z" fill="#3f7f8c"/><path d="M-76 42H-44V74H-76Z" fill="#ffe3a0"/><path d="M-60 38V78M-80 58H-40" stroke="#3f7f8c" stroke-width="4"/><path d="M-6 42H26V106H-6Z" fill="#3f7f8c"/><circle cx="20" cy="76" r="3" fill="#ffd27a"/><path d="M-106 22H74L66 36H-98Z" fill="${middle}"/><path d="M-96 36V108M-28 36V108M40 36V108M64 36V108" stroke="${deep}" stroke-width="6"/><path d="M-96 86H-28M40 86H64M-84 86V106M-70 86V106M-56 86V106M-42 86V106" stroke="${deep}" stroke-width="4"/><path d="M-106 104H74V113H-106Z" fill="#a8703f"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
