import type { Thing } from '../thing.ts';

export const WHEELS = {
  bicycle: {
    colours: ['#e4f0ea', '#3f9c8f', '#1d4a45'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<g fill="none" stroke="#1b1f26" stroke-width="8"><circle cx="-76" cy="62" r="49"/><circle cx="76" cy="62" r="49"/></g><path d="M-125 62H-27M-76 13V111M-111 27-41 97M-111 97-41 27M27 62H125M76 13V111M41 27 111 97M41 97 111 27" stroke="${deep}" stroke-width="2" opacity=".5"/><circle cx="-76" cy="62" r="9" fill="${deep}"/><circle cx="76" cy="62" r="9" fill="${deep}"/>
<path d="M-134 58A58 58 0 0 1-28 30M20 44A58 58 0 0 1 118 22" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="M54-34Q36 44-6 62L-76 62-34-10" fill="none" stroke="${middle}" stroke-width="10" stroke-linejoin="round"/><path d="M-6 62-42-52" stroke="${middle}" stroke-width="10"/><path d="M-30-8Q20 16 54-30" fill="none" stroke="${middle}" stroke-width="8"/><path d="M76 62 50-70" stroke="${middle}" stroke-width="10" stroke-linecap="round"/><path d="M-40-46-46-66" stroke="#8c9ea8" stroke-width="7"/>
<path d="M50-70Q46-94 26-90L8-80" fill="none" stroke="#8c9ea8" stroke-width="7" stroke-linecap="round"/><path d="M20-87 2-76" stroke="#a8602c" stroke-width="12" stroke-linecap="round"/><path d="M-82-74Q-50-84-12-72-18-60-40-58-60-48-74-54-88-62-82-74Z" fill="#a8602c"/><path d="M-76 62H-6" stroke="#1b1f26" stroke-width="4"/><circle cx="-6" cy="62" r="15" fill="${deep}"/><path d="M-6 62 8 92M0 94H20" stroke="#1b1f26" stroke-width="6" stroke-linecap="round"/>
<circle cx="78" cy="-84" r="13" fill="#e8628a"/><circle cx="98" cy="-92" r="14" fill="#ffd27a"/><circle cx="116" cy="-82" r="12" fill="#e8628a"/><path d="M64-74Q74-94 90-74ZM100-74Q118-98 126-74Z" fill="#6fa567"/><path d="M60-76H130L120-26H68Z" fill="#d9a05b"/><path d="M60-76H130L128-64H62ZM65-48H124M81-64 85-26M95-64V-26M110-64 106-26" fill="#a8602c" stroke="#a8602c" stroke-width="3"/><rect x="62" y="-20" width="14" height="16" rx="4" fill="${deep}"/><path d="M76-19q9 0 9 7t-9 7Z" fill="#ffd27a"/>`,
  },
  mountainBike: {
    colours: ['#f3e7d4', '#e2672f', '#4a1f14'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<g fill="none" stroke="#1b1f26"><circle cx="-74" cy="60" r="50" stroke-width="10" stroke-dasharray="7 5"/><circle cx="74" cy="60" r="50" stroke-width="10" stroke-dasharray="7 5"/><circle cx="-74" cy="60" r="45" stroke-width="9"/><circle cx="74" cy="60" r="45" stroke-width="9"/></g><path d="M-115 60H-33M-74 19V101M-103 31-45 89M-103 89-45 31M33 60H115M74 19V101M45 31 103 89M45 89 103 31" stroke="#5b6c76" stroke-width="2"/><circle cx="-74" cy="60" r="15" fill="#8c9ea8"/><circle cx="74" cy="60" r="15" fill="#8c9ea8"/><circle cx="-74" cy="60" r="6" fill="#1b1f26"/><circle cx="74" cy="60" r="6" fill="#1b1f26"/>
<path d="M74 60 58 6" stroke="#8c9ea8" stroke-width="9" stroke-linecap="round"/><path d="M64 26 44-42" stroke="#1b1f26" stroke-width="14"/><path d="M-74 60-34-22M-74 60H-10" stroke="${deep}" stroke-width="9" stroke-linecap="round"/><path d="M-10 60-38-46" stroke="${deep}" stroke-width="11"/><path d="M-34-26 44-38 50-12-10 60" fill="none" stroke="url(#thing)" stroke-width="15" stroke-linejoin="round"/><path d="M-30-30 40-40" stroke="${light}" stroke-width="4" opacity=".7"/><path d="M-36-40-42-66" stroke="#8c9ea8" stroke-width="7"/><path d="M48-28 40-62" stroke="${middle}" stroke-width="15"/>
<path d="M-78-74Q-40-70-12-66L-14-58Q-48-54-72-60-84-66-78-74Z" fill="#1b1f26"/><path d="M40-64 24-78M40-64 70-70" stroke="#1b1f26" stroke-width="8" stroke-linecap="round"/><path d="M28-76 6-84M62-68 88-78" stroke="#1b1f26" stroke-width="13" stroke-linecap="round"/><path d="M-74 60-10 60" stroke="#1b1f26" stroke-width="4"/><circle cx="-10" cy="60" r="18" fill="#1b1f26"/><circle cx="-10" cy="60" r="9" fill="#8c9ea8"/><path d="M-10 60 6 92M-4 94H18" stroke="#5b6c76" stroke-width="7" stroke-linecap="round"/>`,
  },
  scooter: {
    colours: ['#e3ebf3', '#3d7bd1', '#1a2f57'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M80-52 130-74V-4L84-38Z" fill="#ffd27a" opacity=".45"/><path d="M92 88 52-106" stroke="${deep}" stroke-width="17" stroke-linecap="round"/><path d="M72 4 58-66" stroke="${middle}" stroke-width="17"/><path d="M63-70 54-112" stroke="#8c9ea8" stroke-width="13"/>
<path d="M22-124 84-112" stroke="#1b1f26" stroke-width="9" stroke-linecap="round"/><path d="M2-128 30-122M76-114 100-108" stroke="#1b1f26" stroke-width="17" stroke-linecap="round"/><path d="M34-112 22-96" stroke="#8c9ea8" stroke-width="6" stroke-linecap="round"/><rect x="40" y="-128" width="30" height="20" rx="6" fill="${deep}" transform="rotate(11 55-118)"/><rect x="45" y="-124" width="20" height="11" rx="3" fill="#7fe0c3" transform="rotate(11 55-118)"/><rect x="62" y="-58" width="22" height="20" rx="8" fill="#1b1f26"/><path d="M76-56h6q6 0 6 8t-6 8h-6Z" fill="#ffd27a"/>
<path d="M-112 58Q-88 40-64 62L-56 74" fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"/><path d="M68 68Q84 48 114 66" fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"/><path d="M-70 66H38Q52 66 58 52L74 4 88 14 68 74Q62 92 44 92H-74Z" fill="url(#thing)"/><path d="M-70 64H40" stroke="#1b1f26" stroke-width="8" stroke-linecap="round"/><path d="M-50 80H36" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="M-117 60h12v12h-14Z" fill="#e2523f"/>
<circle cx="-86" cy="87" r="27" fill="#1b1f26"/><circle cx="92" cy="87" r="27" fill="#1b1f26"/><circle cx="-86" cy="87" r="14" fill="${middle}"/><circle cx="92" cy="87" r="14" fill="${middle}"/><circle cx="-86" cy="87" r="6" fill="${light}"/><circle cx="92" cy="87" r="6" fill="${light}"/>`,
  },
  paddleBoard: {
    colours: ['#dff1f1', '#f0744f', '#1c5c78'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<circle cx="78" cy="-70" r="28" fill="#ffd27a"/><path d="M-130 40-84-30-54 8-12-50 46 20 84-16 130 40Z" fill="${deep}" opacity=".3"/><path d="M-28-28-12-50 8-26-4-18-12-28-20-18ZM-97-10-84-30-68-10-78-2-86-10Z" fill="#fff"/><path d="M-130 36H130V82Q110 112 60 112H-60Q-110 112-130 82Z" fill="#4aa5c4"/><path d="M-130 36H130V50H-130ZM-116 68H-70M66 66H118M-96 86H-60M74 86H106" fill="#7cc4d9" stroke="#b9e3ee" stroke-width="5" stroke-linecap="round"/>
<path d="M58-104 76 70" stroke="#1b1f26" stroke-width="7"/><path d="M44-108 72-112" stroke="#1b1f26" stroke-width="10" stroke-linecap="round"/><path d="M66 40Q50 66 62 96 72 108 86 94 98 60 78 38Z" fill="${deep}"/>
<path d="M-14-130Q28-92 28 0 28 72 10 112H-38Q-56 72-56 0-56-92-14-130Z" fill="${middle}"/><path d="M-14-130Q28-92 28 0 28 72 10 112H-6Q12 40 8-20 4-90-14-130Z" fill="${deep}" opacity=".35"/><path d="M-51-44Q-14-60 23-44L26-24Q-14-40-54-24Z" fill="#fff"/><path d="M-54-14Q-14-30 27-14V-4Q-14-20-55-4Z" fill="#ffd27a"/><path d="M-44 20Q-14 10 16 20L14 80Q-14 88-42 80Z" fill="${deep}"/><path d="M-40 34H12M-40 48H12M-40 62H12" stroke="#fff" stroke-width="3" opacity=".35"/><path d="M-20 4H-8" stroke="#1b1f26" stroke-width="8" stroke-linecap="round"/>
<path d="M-84 113Q-60 92-14 98T62 113Z" fill="#f0d7a0"/><path d="M-84 113Q-30 102 62 113Z" fill="#cfa865"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
