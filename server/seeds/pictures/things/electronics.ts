import type { Thing } from '../thing.ts';

export const ELECTRONICS = {
  phone: {
    colours: ['#dde3f7', '#5468c4', '#1f2654'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-66" y="-122" width="132" height="236" rx="24" fill="${deep}"/><rect x="-58" y="-114" width="116" height="220" rx="18" fill="url(#thing)"/>
<circle cx="22" cy="-46" r="34" fill="${light}" opacity=".85"/><path d="M-58 40-14-14 18 22 36 4 58 30V88Q58 106 40 106H-40Q-58 106-58 88Z" fill="${deep}" opacity=".7"/>
<path d="M-58 66Q0 34 58 70V88Q58 106 40 106H-40Q-58 106-58 88Z" fill="${middle}"/><rect x="-20" y="-106" width="40" height="10" rx="5" fill="#101426"/><path d="M-58-60 20-114H-40Q-58-114-58-96Z" fill="#fff" opacity=".2"/>`,
  },
  headphones: {
    colours: ['#f6e1d8', '#d8694e', '#4d2430'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-94 40Q-116-108 0-110 116-108 94 40" fill="none" stroke="${deep}" stroke-width="18"/><path d="M-66-82Q-40-110 0-110 40-110 66-82" fill="none" stroke="${middle}" stroke-width="26" stroke-linecap="round"/><path d="M-52-80Q-28-94 0-94 28-94 52-80" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>
<rect x="-84" y="10" width="34" height="98" rx="17" fill="#2a2230"/><rect x="50" y="10" width="34" height="98" rx="17" fill="#2a2230"/>
<path d="M-70 4V114H-86Q-124 108-124 58-124 10-86 4ZM70 4V114H86Q124 108 124 58 124 10 86 4Z" fill="url(#thing)"/><path d="M-86 14Q-112 22-112 58M100 20Q112 34 112 58" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/><path d="M-98-4V20M98-4V20" stroke="${light}" stroke-width="8" stroke-linecap="round"/><circle cx="96" cy="88" r="5" fill="${light}"/>`,
  },
  laptop: {
    colours: ['#dfeaf0', '#4f8fb0', '#1d3f57'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-104" y="-82" width="208" height="152" rx="14" fill="${deep}"/><rect x="-95" y="-73" width="190" height="130" rx="7" fill="url(#thing)"/>
<circle cx="44" cy="-32" r="22" fill="#ffd97a"/><path d="M-95 24-46-28-10 14 22-12 95 46V50Q95 57 88 57H-88Q-95 57-95 50Z" fill="${deep}" opacity=".75"/><path d="M-95 42Q-30 8 20 42 58 20 95 34V50Q95 57 88 57H-88Q-95 57-95 50Z" fill="${middle}"/><path d="M-95-10-32-73H-88Q-95-73-95-66Z" fill="#fff" opacity=".25"/>
<path d="M-104 66H104L130 106H-130Z" fill="#fff"/><path d="M-104 66H104L130 106H-130Z" fill="${middle}" opacity=".22"/><path d="M-92 72H92L102 88H-102Z" fill="${deep}" opacity=".8"/><path d="M-97 80H97" stroke="${light}" stroke-width="2.5" stroke-dasharray="9 3"/><path d="M-26 93H26L28 103H-28Z" fill="${deep}" opacity=".3"/><path d="M-130 106H130Q130 114 118 114H-118Q-130 114-130 106Z" fill="${deep}"/>`,
  },
  watch: {
    colours: ['#e0efe8', '#3f9c83', '#174a42'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-46-50-34-124H34L46-50ZM-46 42-34 114H34L46 42Z" fill="url(#thing)"/><path d="M-46-50-34-124H-20L-26-50ZM-46 42-34 114H-20L-26 42Z" fill="${middle}"/><path d="M0 78V80M0 94V96M0-100V-102" stroke="${deep}" stroke-width="9" stroke-linecap="round"/>
<rect x="62" y="-24" width="14" height="30" rx="6" fill="${deep}"/><rect x="-68" y="-76" width="136" height="144" rx="36" fill="#cfd6dc"/><rect x="-68" y="-76" width="136" height="144" rx="36" fill="${deep}" opacity=".35"/><rect x="-58" y="-66" width="116" height="124" rx="28" fill="#11161f"/>
<g fill="none" stroke-width="11" stroke-linecap="round"><circle cy="-4" r="42" stroke="${middle}" opacity=".3"/><path d="M0-46A42 42 0 1 1-42-4" stroke="${middle}"/><circle cy="-4" r="27" stroke="#ffb547" opacity=".3"/><path d="M0-31A27 27 0 0 1 0 23" stroke="#ffb547"/></g>
<path d="M0 8Q-15-3-12-11-7-18 0-10 7-18 12-11 15-3 0 8Z" fill="${light}"/><path d="M-58-8 4-66H-30Q-58-66-58-38Z" fill="#fff" opacity=".12"/>`,
  },
  tablet: {
    colours: ['#ebe3f5', '#8a68c4', '#3a2466'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-106" y="-122" width="172" height="236" rx="20" fill="${deep}"/><rect x="-96" y="-110" width="152" height="212" rx="10" fill="${light}"/>
<rect x="-96" y="-110" width="152" height="212" rx="10" fill="url(#thing)" opacity=".2"/><path d="M-96 40Q-50 0-14 36 22 10 56 40V92Q56 102 46 102H-86Q-96 102-96 92Z" fill="url(#thing)"/><circle cx="-52" cy="-52" r="26" fill="#ffb547"/>
<path d="M-22-40Q2-62 20-38 34-56 46-44" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M-96 74Q-40 40 56 78V92Q56 102 46 102H-86Q-96 102-96 92Z" fill="${deep}" opacity=".5"/><path d="M-96-20 0-110H-86Q-96-110-96-100Z" fill="#fff" opacity=".35"/>
<g transform="rotate(-7 106 112)"><path d="M92-84Q104-88 112-78L116 80 106 112 94 82Z" fill="#fff"/><path d="M92-84Q104-88 112-78V-54L92-56Z" fill="${middle}"/><path d="M94 82 116 80 106 112Z" fill="${deep}"/><path d="M104-54 106 81 116 80 112-54Z" fill="${deep}" opacity=".15"/></g>`,
  },
  speaker: {
    colours: ['#f4ead4', '#d49a36', '#4f3a1e'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-38-84V-98Q-38-118-18-118H18Q38-118 38-98V-84" fill="none" stroke="${deep}" stroke-width="12"/><rect x="-74" y="-92" width="148" height="206" rx="36" fill="url(#thing)"/><path d="M38-92Q74-92 74-56V78Q74 114 38 114Z" fill="#000" opacity=".12"/>
<circle cy="40" r="58" fill="${light}"/><circle cy="40" r="50" fill="#262027"/><circle cy="40" r="34" fill="${deep}"/><circle cy="40" r="16" fill="${middle}"/><path d="M-40 40A40 40 0 0 1 0 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"/>
<circle cy="-50" r="26" fill="${light}"/><circle cy="-50" r="20" fill="#262027"/><circle cy="-50" r="9" fill="${middle}"/><path d="M92-26Q110 10 92 46M112-46Q140 10 112 66M-92-26Q-110 10-92 46M-112-46Q-140 10-112 66" fill="none" stroke="${middle}" stroke-width="8" stroke-linecap="round" opacity=".7"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
