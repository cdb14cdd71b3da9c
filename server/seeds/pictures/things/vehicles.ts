import type { Thing } from '../thing.ts';

export const VEHICLES = {
  car: {
    colours: ['#e3e8ea', '#4d6b78', '#1d2c33'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-128 46Q-126 6-84-2L-44-46Q-36-54-20-54H30Q44-54 54-44L86-4Q126 2 128 44V76H-128Z" fill="url(#thing)"/>
<path d="M-66-4-34-40H-4V-4ZM8-4V-40H30Q38-40 44-34L66-4Z" fill="${light}"/><path d="M-66-4-34-40H-22L-46-4Z" fill="#fff" opacity=".6"/>
<path d="M-124 30H126" stroke="${light}" stroke-width="4" opacity=".4"/><rect x="-10" y="10" width="24" height="6" rx="3" fill="${light}"/><path d="M104 14h20l3 16h-20Z" fill="#ffe3a0"/><path d="M-127 18h16v14h-17Z" fill="#e2523f"/>
<circle cx="-74" cy="80" r="34" fill="#1b1f26"/><circle cx="74" cy="80" r="34" fill="#1b1f26"/><circle cx="-74" cy="80" r="18" fill="${middle}"/><circle cx="74" cy="80" r="18" fill="${middle}"/><circle cx="-74" cy="80" r="7" fill="${deep}"/><circle cx="74" cy="80" r="7" fill="${deep}"/>`,
  },
  offRoader: {
    colours: ['#ece8d8', '#6f7f4a', '#2f3a1e'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-134" y="-26" width="26" height="70" rx="10" fill="#1b1f26"/><path d="M-96-82H36M-84-82V-72M-30-82V-72M24-82V-72" stroke="#1b1f26" stroke-width="6" stroke-linecap="round"/><rect x="-82" y="-112" width="58" height="28" rx="6" fill="#a8602c"/><rect x="-20" y="-106" width="40" height="22" rx="6" fill="#d9a05b"/><path d="M-66-112V-84M-40-112V-84" stroke="#ffd27a" stroke-width="5"/>
<path d="M-114 80V-58Q-114-72-100-72H34Q44-72 48-62L68-6H112Q126-6 126 8V80Z" fill="url(#thing)"/><path d="M-102-10V-50Q-102-60-92-60H-62V-10ZM-52-10V-60H-10V-10ZM0-10V-60H28Q34-60 36-54L52-10Z" fill="${light}"/><path d="M-102-10V-50Q-102-60-92-60H-84L-96-10ZM-52-10V-60H-36L-50-28ZM0-10V-60H14L2-28Z" fill="#fff" opacity=".6"/>
<path d="M-114 12H126" stroke="${deep}" stroke-width="5" opacity=".6"/><rect x="-46" y="20" width="20" height="6" rx="3" fill="${light}"/><rect x="8" y="20" width="20" height="6" rx="3" fill="${light}"/><path d="M-57-4V72M-5-4V72" stroke="${deep}" stroke-width="3" opacity=".6"/><rect x="108" y="4" width="19" height="20" rx="4" fill="#ffe3a0"/><rect x="-115" y="20" width="12" height="22" rx="3" fill="#e2523f"/><path d="M-118 64H-104V82H-118ZM104 60H132V82H104ZM-30 78H26V88H-30Z" fill="#1b1f26"/>
<path d="M-118 76Q-112 30-70 30T-22 76ZM28 76Q34 30 76 30T122 76Z" fill="${deep}"/><circle cx="-70" cy="76" r="38" fill="#1b1f26"/><circle cx="76" cy="76" r="38" fill="#1b1f26"/><circle cx="-70" cy="76" r="19" fill="${light}"/><circle cx="76" cy="76" r="19" fill="${light}"/><circle cx="-70" cy="76" r="9" fill="${middle}"/><circle cx="76" cy="76" r="9" fill="${middle}"/>`,
  },
  crossover: {
    colours: ['#f4e3de', '#c8473f', '#5c1a1c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-84-78H8" stroke="#1b1f26" stroke-width="6" stroke-linecap="round"/><path d="M-126 78V24Q-124-2-114-18L-92-58Q-84-72-66-72H8Q28-72 42-60L84-16Q124-10 128 26V78Z" fill="url(#thing)"/><path d="M-98-16-80-50Q-76-58-66-58H-56V-16ZM-46-16V-58H-4V-16ZM6-16V-58Q24-58 34-48L64-16Z" fill="${light}"/><path d="M-98-16-80-50Q-76-58-66-58L-86-16ZM-46-16V-58H-26L-44-20ZM6-16V-58L22-56 8-24Z" fill="#fff" opacity=".6"/>
<path d="M-56-74H-96Q-106-73-110-64L-86-60Z" fill="${deep}"/><path d="M-124 12Q0-2 118 4" fill="none" stroke="${light}" stroke-width="4" opacity=".45"/><path d="M-51-10V62M1-10V62" stroke="${deep}" stroke-width="3" opacity=".6"/><rect x="-36" y="6" width="22" height="6" rx="3" fill="${light}"/><rect x="16" y="6" width="22" height="6" rx="3" fill="${light}"/><path d="M96-6Q122 0 126 18L98 10Z" fill="#ffe3a0"/><path d="M-121-4-98-8V12L-126 18Z" fill="#e2523f"/><path d="M-121-4-98-8V2L-124 8Z" fill="#ff8d76"/><rect x="54" y="-24" width="16" height="14" rx="5" fill="${deep}"/>
<path d="M-126 54H128V74Q128 84 118 84H-118Q-126 84-126 74Z" fill="#2b3038"/><path d="M-122 78Q-116 34-74 34T-26 78ZM28 78Q34 34 76 34T124 78Z" fill="#2b3038"/><circle cx="-74" cy="78" r="36" fill="#1b1f26"/><circle cx="76" cy="78" r="36" fill="#1b1f26"/><circle cx="-74" cy="78" r="21" fill="#cfd8dc"/><circle cx="76" cy="78" r="21" fill="#cfd8dc"/><path d="M-74 57V99M-95 78H-53M76 57V99M55 78H97" stroke="#5b6c76" stroke-width="6"/><circle cx="-74" cy="78" r="8" fill="${middle}"/><circle cx="76" cy="78" r="8" fill="${middle}"/>`,
  },
  minivan: {
    colours: ['#e1edf2', '#5aa0b8', '#1f4a5c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-128 80V-48Q-128-80-98-80H22Q46-80 62-60L92-18Q126-10 130 28V80Z" fill="url(#thing)"/><path d="M-128 80V-48Q-128-80-98-80H22Q46-80 62-60L66-54Q40-66 0-66H-92Q-114-66-114-44V80Z" fill="#fff" opacity=".25"/><path d="M-112-18V-50Q-112-64-98-64H-66V-18ZM-56-18V-64H-8V-18ZM2-18V-64H22Q38-64 48-50L72-18Z" fill="${light}"/><path d="M-112-18V-50Q-112-64-98-64H-88L-104-18ZM-56-18V-64H-34L-54-22ZM2-18V-64H16L4-32Z" fill="#fff" opacity=".6"/>
<path d="M-61-64V66M-3-64V66" stroke="${deep}" stroke-width="4" opacity=".6"/><path d="M-118 12H-61" stroke="${deep}" stroke-width="6" stroke-linecap="round" opacity=".7"/><path d="M-128 38H130" stroke="${light}" stroke-width="6" opacity=".7"/><rect x="-26" y="2" width="18" height="6" rx="3" fill="${light}"/><rect x="8" y="2" width="18" height="6" rx="3" fill="${light}"/><path d="M100-14Q126-4 129 16L104 8Z" fill="#ffe3a0"/><rect x="-129" y="-22" width="12" height="38" rx="4" fill="#e2523f"/><rect x="62" y="-26" width="18" height="16" rx="5" fill="${deep}"/>
<path d="M-128 68H130V78Q130 86 120 86H-120Q-128 86-128 78Z" fill="${deep}"/><circle cx="-76" cy="82" r="32" fill="#1b1f26"/><circle cx="76" cy="82" r="32" fill="#1b1f26"/><circle cx="-76" cy="82" r="17" fill="#cfd8dc"/><circle cx="76" cy="82" r="17" fill="#cfd8dc"/><circle cx="-76" cy="82" r="7" fill="${middle}"/><circle cx="76" cy="82" r="7" fill="${middle}"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
