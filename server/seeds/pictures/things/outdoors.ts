import type { Thing } from '../thing.ts';

export const OUTDOORS = {
  tent: {
    colours: ['#d9eef5', '#2f8fb3', '#123f52'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-130 60-70-40-40 4-4-60 66 46 92 12 130 60Z" fill="${deep}" opacity=".35"/><path d="M-86-14-70-40-56-20-70-12ZM-24-24-4-60 20-24-2-34Z" fill="#fff" opacity=".85"/>
<path d="M-6-44 112 112H-118Z" fill="url(#thing)"/><path d="M-6-44-118 112H-44Z" fill="${middle}"/><path d="M-6-44-44 112H42Z" fill="${light}" opacity=".9"/><path d="M-6-20-22 112H12Z" fill="${deep}"/>
<path d="M-118 112-130 118M112 112 126 118M-6-44 2-58" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><circle cx="86" cy="-78" r="22" fill="#ffd27a"/>`,
  },
  backpack: {
    colours: ['#e8edd8', '#d9822b', '#6b3410'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-98" y="6" width="26" height="60" rx="9" fill="#8fc1d4"/><rect x="-93" y="-6" width="16" height="16" rx="4" fill="#fff"/><path d="M-70 40h-26q-14 0-14 14v42q0 16 16 16h24ZM70 40h26q14 0 14 14v42q0 16-16 16h-24Z" fill="${deep}"/><path d="M-24-80Q-24-66 0-66T24-80" fill="none" stroke="${deep}" stroke-width="9"/>
<path d="M-84-124H72V-78H-84Z" fill="#5f8f78"/><path d="M-84-92H72V-78H-84Z" fill="#3f6b58"/><circle cx="74" cy="-101" r="23" fill="#a9cdb9"/><circle cx="-84" cy="-101" r="23" fill="#5f8f78"/><path d="M74-90a11 11 0 1 1 11-11 16 16 0 1 1-16-16" fill="none" stroke="#3f6b58" stroke-width="5"/>
<path d="M-74-44Q-74-78-40-78H40Q74-78 74-44L80 92Q80 114 58 114H-58Q-80 114-80 92Z" fill="url(#thing)"/><path d="M-80-30Q-80-80-40-80H40Q80-80 80-30V-16Q80-2 64-2H-64Q-80-2-80-16Z" fill="${middle}"/><path d="M-80-30Q-80-80-40-80H-20Q-56-70-56-2H-64Q-80-2-80-16Z" fill="#fff" opacity=".25"/>
<rect x="-52" y="28" width="104" height="74" rx="16" fill="${deep}" opacity=".5"/><path d="M-52 58V44Q-52 28-36 28H36Q52 28 52 44V58Z" fill="${light}" opacity=".9"/><path d="M-42-124V24M42-124V24" stroke="${deep}" stroke-width="10"/><rect x="-51" y="-4" width="18" height="18" rx="4" fill="#ffd27a"/><rect x="33" y="-4" width="18" height="18" rx="4" fill="#ffd27a"/>`,
  },
  poles: {
    colours: ['#e3edf4', '#e0533d', '#27435c'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<circle cx="0" cy="-86" r="24" fill="#ffd27a"/><path d="M-128 112-44-50-8-4 30-64 128 112Z" fill="${deep}" opacity=".35"/><path d="M30-64 128 112H60Z" fill="${deep}" opacity=".3"/><path d="M-74 8-44-50-22-20-34-8-46-20-58 2ZM0-16 30-64 58-14 44-22 32-8 20-24Z" fill="#fff"/>
<path d="M-80 112 58-84M80 112-58-84" stroke="${deep}" stroke-width="8"/><path d="M-45 62 58-84M45 62-58-84" stroke="${middle}" stroke-width="13"/><path d="M-49 68-38 52M49 68 38 52M-3 2 8-13M3 2-8-13" stroke="${deep}" stroke-width="16"/><path d="M24-36 34-50M-24-36-34-50" stroke="#ffd27a" stroke-width="13"/>
<path d="M56-80 82-118M-56-80-82-118" stroke="${deep}" stroke-width="22" stroke-linecap="round"/><path d="M53-76 66-95M-53-76-66-95" stroke="#c8965a" stroke-width="18"/><path d="M84-116Q124-104 110-72T78-90M-84-116Q-124-104-110-72T-78-90" fill="none" stroke="${middle}" stroke-width="6"/>
<ellipse cx="-66" cy="92" rx="26" ry="9" fill="${deep}" transform="rotate(35 -66 92)"/><ellipse cx="66" cy="92" rx="26" ry="9" fill="${deep}" transform="rotate(-35 66 92)"/>`,
  },
  sleepingBag: {
    colours: ['#f5e8cf', '#3f7f8c', '#173a47'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<g transform="translate(-34 0) rotate(5)"><path d="M0-130Q48-130 52-80 64-40 58 0L46 92Q42 114 0 114T-46 92L-58 0Q-64-40-52-80-48-130 0-130Z" fill="url(#thing)"/><path d="M0-114Q38-114 40-78 40-46 0-42-40-46-40-78-38-114 0-114Z" fill="#f2b66d" stroke="${deep}" stroke-width="6"/><rect x="-30" y="-100" width="60" height="40" rx="17" fill="#fff"/><path d="M-30-78Q0-66 30-78 30-60 13-60H-13Q-30-60-30-78Z" fill="${light}"/>
<path d="M-10-44 44-66 12 62Z" fill="#c9803a"/><path d="M36-66Q78-60 72-14L12 62Z" fill="#f2b66d"/><path d="M-10-44 12 62 72-14" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="5 3"/><path d="M12 62V78" stroke="#ffd27a" stroke-width="7" stroke-linecap="round"/><path d="M-60-20Q-36-6-8-14M-56 16Q-28 32 0 28M-51 52Q-20 66 6 62M-48 84Q0 100 48 84M24 64Q40 60 52 52" fill="none" stroke="${light}" stroke-width="4" opacity=".5"/></g>
<rect x="44" y="36" width="80" height="78" rx="22" fill="${middle}"/><path d="M98 36q26 2 26 24v32q0 20-26 22Z" fill="${deep}" opacity=".5"/><ellipse cx="84" cy="40" rx="33" ry="11" fill="${deep}"/><path d="M84 38Q68 20 84 8 100 20 84 38" fill="none" stroke="${deep}" stroke-width="5"/><path d="M44 66H124M44 92H124" stroke="${deep}" stroke-width="8"/><rect x="66" y="61" width="14" height="10" rx="2" fill="#ffd27a"/><rect x="66" y="87" width="14" height="10" rx="2" fill="#ffd27a"/>`,
  },
  thermos: {
    colours: ['#f3e6dc', '#3e8574', '#173f38'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-66" y="-124" width="84" height="62" rx="14" fill="${deep}"/><path d="M-50-106V-76M-36-106V-76" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/><rect x="-60" y="-64" width="72" height="16" fill="#cfd8dc"/><rect x="-24" y="-64" width="36" height="16" fill="#8d9aa1"/>
<path d="M-60-48H12Q34-36 34-14V98Q34 114 18 114H-66Q-82 114-82 98V-14Q-82-36-60-48Z" fill="url(#thing)"/><path d="M-82 8H34V56H-82Z" fill="${deep}"/><path d="M-72 56-36 12-20 32-6 18 26 56Z" fill="${light}"/><path d="M-36 12-24 27-34 34-48 27ZM-6 18 4 30-10 32-16 28Z" fill="#fff"/><path d="M-82 92H34V98Q34 114 18 114H-66Q-82 114-82 98Z" fill="#8d9aa1"/><path d="M-58-34Q-68-26-68-8V80" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".35"/>
<path d="M108 54q22-2 20 18t-26 18" fill="none" stroke="${deep}" stroke-width="9"/><path d="M44 42H116L108 104Q107 114 97 114H63Q53 114 52 104Z" fill="${middle}"/><path d="M96 42H116L108 104Q107 114 97 114H84Z" fill="${deep}" opacity=".45"/><ellipse cx="80" cy="42" rx="36" ry="9" fill="${deep}"/><ellipse cx="80" cy="44" rx="28" ry="6" fill="#c9783a"/>
<path d="M68 22Q56 8 68-6T68-34M92 22Q80 8 92-6T92-34" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
