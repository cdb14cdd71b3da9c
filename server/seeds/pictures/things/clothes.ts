import type { Thing } from '../thing.ts';

export const CLOTHES = {
  dress: {
    colours: ['#f2d7c9', '#c96f4a', '#7a3b2e'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-26-92Q0-74 26-92L48-72 40 0Q72 60 92 112 0 128-92 112-72 60-40 0L-48-72Z" fill="url(#thing)"/>
<path d="M-26-92-48-72-78-24-50-8-42-30ZM26-92 48-72 78-24 50-8 42-30Z" fill="${middle}"/><path d="M-26-92Q0-60 26-92L14-94Q0-82-14-94Z" fill="${light}"/>
<path d="M-40-6Q0 8 40-6L43 10Q0 24-43 10Z" fill="${light}" opacity=".8"/><path d="M-22 22Q-34 70-46 114M0 24V120M22 22Q34 70 46 114" fill="none" stroke="${deep}" stroke-width="5" opacity=".4"/>
<path d="M0-94V-112Q16-116 12-126" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
  },
  vest: {
    colours: ['#efe3cf', '#b9472f', '#5f2119'],
    isColourful: true,
    draw: ([light, , deep]) =>
      `<path d="M0-98V-110Q18-114 12-126" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><path d="M-36-98Q0-86 36-98L26-20H-26Z" fill="${deep}"/>
<path d="M-32-104-68-86Q-48-38-74-18-82-10-84 0L-82 104-42 116 0 98 42 116 82 104 84 0Q82-10 74-18 48-38 68-86L32-104Q28-54 0-14-28-54-32-104Z" fill="url(#thing)"/><path d="M0-14V98L42 116 82 104 84 0Q82-10 74-18 48-38 68-86L32-104Q28-54 0-14Z" fill="#000" opacity=".1"/>
<path d="M-32-102Q-27-50 0-10 27-50 32-102M-65-86Q-44-36-69-14M65-86Q44-36 69-14M-78 97-42 108 0 90 42 108 78 97" fill="none" stroke="${light}" stroke-width="6" stroke-linejoin="round"/>
${both(`<path d="M44 82V18M44 56Q24 56 24 43 26 33 34 39M44 56Q64 56 64 43 62 33 54 39M44 18Q42-4 26 2 16 10 25 19 32 22 33 13M44 18Q46-4 62 2 72 10 63 19 56 22 55 13" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M44 72 52 82 44 92 36 82Z" fill="${light}"/>`)}
<path d="M0-4V88" stroke="${deep}" stroke-width="4"/><g fill="#f2c14e"><circle cy="12" r="6"/><circle cy="38" r="6"/><circle cy="64" r="6"/></g>`,
  },
  shirt: {
    colours: ['#e3ecf5', '#5d8fc4', '#27486f'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `${both(`<path d="M34-104 70-88Q84-80 90-58L118 62 82 72 54-14Z" fill="${middle}"/><path d="M54-14 82 72 92 69 60-44Z" fill="${deep}" opacity=".4"/><path d="M113 44 119 70 84 80 77 54Z" fill="#fff"/>`)}
<path d="M-34-104-64-90-60 104Q-30 120 0 110 30 120 60 104L64-90 34-104Z" fill="url(#thing)"/><path d="M-50-84V107M-36-84V110M-22-50V111M22-50V111M36-84V110M50-84V107" stroke="${light}" stroke-width="3" opacity=".5"/>
<path d="M-9-76H9V112H-9Z" fill="${light}"/><path d="M20-34H50V-6L35 6 20-6Z" fill="${middle}"/><path d="M18-38H52V-28H18Z" fill="${light}"/>
<path d="M-30-110Q0-96 30-110L0-72Z" fill="${deep}"/>${both(`<path d="M29-117Q42-106 46-94L26-54 0-76Q20-92 29-117Z" fill="#fff"/><path d="M26-54 0-76 8-85Z" fill="${deep}" opacity=".25"/>`)}
<g fill="${deep}"><circle cy="-48" r="4.5"/><circle cy="-16" r="4.5"/><circle cy="16" r="4.5"/><circle cy="48" r="4.5"/><circle cy="80" r="4.5"/></g>`,
  },
  coat: {
    colours: ['#efe2d2', '#b98a5c', '#5d4029'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `${both(`<path d="M40-106 66-96Q84-88 88-66L104 36 72 44 46-30Z" fill="${middle}"/><path d="M46-30 72 44 82 41 56-60Z" fill="${deep}" opacity=".4"/><path d="M101 18 105 40 71 48 66 26Z" fill="${deep}"/>`)}
<path d="M-32-112-62-98-48-16-76 108Q0 122 76 108L48-16 62-98 32-112Z" fill="url(#thing)"/><path d="M16-10 30 116Q56 113 76 108L48-16Z" fill="#000" opacity=".1"/>
<path d="M-26-106-19-120Q0-114 19-120L26-106 18-50 0-22-18-50Z" fill="#fff"/><path d="M-24-104Q0-92 24-104L22-92Q0-80-22-92Z" fill="${deep}" opacity=".2"/>
${both(`<path d="M22-118Q42-114 54-100L48-78 30-74 50-64 0-10Q20-60 22-118Z" fill="${deep}"/><path d="M32 48 52 72" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>`)}
<path d="M-49-8H49L52 12H-52Z" fill="${deep}"/><rect x="-13" y="-13" width="26" height="30" rx="5" fill="none" stroke="${light}" stroke-width="6"/><path d="M16 18 22 117" stroke="${deep}" stroke-width="4" opacity=".6"/><g fill="${light}"><circle cx="-14" cy="38" r="6"/><circle cx="4" cy="38" r="6"/><circle cx="-16" cy="70" r="6"/><circle cx="6" cy="70" r="6"/></g>`,
  },
  scarf: {
    colours: ['#f3e2dc', '#c4526a', '#6b2140'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-86-64Q-80-118 0-118 80-118 86-64 40-20 0-20-40-20-86-64Z" fill="${middle}"/><path d="M-52-64Q-46-94 0-94 46-94 52-64 30-36 0-36-30-36-52-64Z" fill="${deep}"/><path d="M-52-64Q-46-94 0-94 46-94 52-64 40-78 0-78-40-78-52-64Z" fill="#000" opacity=".3"/>
<path d="M12-20 60-30 86 70 32 80Z" fill="${middle}"/><path d="M12-20 60-30 66-8 44 14 18 10Z" fill="${deep}" opacity=".5"/><path d="M24 36 76 26 79 42 27 52ZM29 62 83 53 84 60 30 70Z" fill="${light}" opacity=".6"/><path d="M35 78 31 100M47 76 45 100M59 74 59 98M71 72 74 94M82 69 88 89" stroke="${middle}" stroke-width="6" stroke-linecap="round"/>
<path d="M-48-30 10-30 6 92-66 86Z" fill="url(#thing)"/><path d="M-56 32 8 38 7 56-59 50ZM-61 64 7 70V77L-62 71Z" fill="${light}" opacity=".6"/><path d="M-62 86-66 108M-46 88-48 111M-30 90-31 113M-14 91-13 113M0 91 3 112" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>
<path d="M-88-76Q-104 12 0 14 104 12 88-76 64-42 0-42-64-42-88-76Z" fill="url(#thing)"/><path d="M14-42Q30-12 16 13L42 11Q56-14 42-46ZM52-48Q64-18 52 9L62 6Q78-18 62-54Z" fill="${light}" opacity=".6"/><path d="M-84-48Q-56-18-6-14M-74-18Q-44 0-12 0" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`,
  },
  sweater: {
    colours: ['#e4ece4', '#5f8f6c', '#2b4d3a'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `${both(`<path d="M44-96 74-82Q92-72 96-48L120 66 84 74 56-10Z" fill="${middle}"/><path d="M56-10 84 74 94 72 62-40Z" fill="${deep}" opacity=".4"/><path d="M116 56Q126 80 122 88L92 95Q84 88 82 64Z" fill="${deep}"/><path d="M94 65 99 90M106 62 112 87" stroke="${light}" stroke-width="3" opacity=".6"/>`)}
<path d="M-44-98-68-86-66 98H66L68-86 44-98Q0-76-44-98Z" fill="url(#thing)"/><path d="M-66 86H66Q70 108 62 114H-62Q-70 108-66 86Z" fill="${deep}"/><path d="M-50 90V110M-36 90V110M-22 90V110M-8 90V110M8 90V110M22 90V110M36 90V110M50 90V110" stroke="${light}" stroke-width="3" opacity=".6"/>
<path d="M-67-44H67L66 4H-66Z" fill="${light}"/><path d="M-60-36-45-22-30-36-15-22 0-36 15-22 30-36 45-22 60-36M-60-4-45-18-30-4-15-18 0-4 15-18 30-4 45-18 60-4" fill="none" stroke="${middle}" stroke-width="6"/>
<path d="M-45 22V32M-15 22V32M15 22V32M45 22V32M-30 44V54M0 44V54M30 44V54M-45 66V74M-15 66V74M15 66V74M45 66V74" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".8"/>
<path d="M-36-114Q0-98 36-114L46-96Q0-58-46-96Z" fill="${deep}"/><path d="M-36-113Q0-127 36-113 20-100 0-100-20-100-36-113Z" fill="${deep}"/><path d="M-36-113Q0-127 36-113 20-100 0-100-20-100-36-113Z" fill="#000" opacity=".35"/><path d="M-30-104-34-92M-12-96-13-81M12-96 13-81M30-104 34-92" stroke="${light}" stroke-width="3" opacity=".6"/>`,
  },
  jumpsuit: {
    colours: ['#fbe9cf', '#e08a3c', '#8a4518'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-26-112-62-98Q-82-88-88-68L-98-28-62-18-58 10H58L62-18 98-28 88-68Q82-88 62-98L26-112Q0-92-26-112Z" fill="#fff"/><path d="M-72-88H72M-84-62H84M-94-36H94" stroke="${middle}" stroke-width="9" opacity=".55"/><path d="M-28-112Q0-84 28-112" fill="none" stroke="${middle}" stroke-width="7"/>
<path d="M-42-58Q0-50 42-58L46-24Q48-6 66-2L78 100H8L0 54-8 100H-78L-66-2Q-48-6-46-24Z" fill="url(#thing)"/><path d="M0-54Q24-54 42-58L46-24Q48-6 66-2L78 100H8L0 54Z" fill="#000" opacity=".08"/>
${both(`<path d="M52-103 34-109Q20-80 22-44H40Q38-80 52-103Z" fill="${deep}"/><circle cx="31" cy="-46" r="9" fill="#fff"/><circle cx="31" cy="-46" r="3" fill="${deep}"/><path d="M67 2Q64 28 32 26" fill="none" stroke="${light}" stroke-width="5"/><path d="M6 92H78Q84 108 78 114H10Q4 108 6 92Z" fill="#fff"/><path d="M6 92H78L80 99H6Z" fill="${deep}" opacity=".3"/>`)}
<path d="M-26-30H26V-6Q26 8 0 10-26 8-26-6Z" fill="${light}"/><path d="M0-26 4-15 16-14 7-6 10 5 0-1-10 5-7-6-16-14-4-15Z" fill="${middle}"/><rect x="-62" y="48" width="34" height="30" rx="8" fill="${light}" transform="rotate(5 -45 63)"/><path d="M-53 63H-37M-45 55V71" stroke="${middle}" stroke-width="5" stroke-linecap="round"/>`,
  },
  uniform: {
    colours: ['#e3e6f2', '#3f568f', '#1b2648'],
    draw: ([light, middle, deep]) =>
      `<path d="M-50 30H50L88 106Q66 118 44 110 22 120 0 112-22 120-44 110-66 118-88 106Z" fill="${middle}"/><path d="M-24 40-44 110M0 40V112M24 40 44 110" stroke="${deep}" stroke-width="5"/><path d="M-66 68Q0 82 66 68M-77 88Q0 103 77 88" fill="none" stroke="${light}" stroke-width="4" opacity=".75"/>
${both(`<path d="M36-106 66-94Q84-86 88-64L104 34 72 42 46-30Z" fill="url(#thing)"/><path d="M46-30 72 42 82 40 54-60Z" fill="#000" opacity=".25"/><path d="M99 12 101 20 68 29 66 21Z" fill="${light}"/>`)}
<path d="M-34-110-62-96-56 50Q-30 60 0 50 30 60 56 50L62-96 34-110Z" fill="${deep}"/><path d="M-26-114Q0-102 26-114L0 2Z" fill="#fff"/>
<path d="M-9-94H9L6-80 13-24 0-4-13-24-6-80Z" fill="#c8453b"/><path d="M-8-62 10-46M-11-38 8-22" stroke="#fff" stroke-width="5" opacity=".8"/>${both(`<path d="M26-118 34-104 16-84 2-94Z" fill="#fff"/><path d="M26-112Q40-108 48-98L42-68 50-58 0 8Q22-50 26-112Z" fill="${middle}" stroke="${light}" stroke-width="4" stroke-linejoin="round"/><path d="M22 26H46" stroke="${light}" stroke-width="5"/>`)}
<path d="M0 8V52" stroke="${light}" stroke-width="3" opacity=".5"/><path d="M24-24H46V-10Q46 2 35 8 24 2 24-10Z" fill="#f2c14e"/><g fill="#f2c14e"><circle cx="8" cy="18" r="4.5"/><circle cx="8" cy="36" r="4.5"/></g>`,
  },
  pyjamas: {
    colours: ['#e6e4f4', '#7d86cc', '#3b3f7f'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-50-18H50L70 108Q42 116 14 110L0 30-14 110Q-42 116-70 108Z" fill="${deep}"/><path d="M-68 94-70 108Q-42 116-14 110L-11 95Q-40 102-68 94ZM68 94 70 108Q42 116 14 110L11 95Q40 102 68 94Z" fill="${middle}"/>
${both(`<path d="M36-112 66-102Q82-94 88-78L108-30 76-16 50-50Z" fill="${middle}"/><path d="M50-50 76-16 85-20 56-74Z" fill="${deep}" opacity=".4"/><path d="M104-41 108-30 76-16 70-28Z" fill="${deep}"/>`)}
<path d="M-34-114-60-104-58-2Q0 10 58-2L60-104 34-114Z" fill="url(#thing)"/><path d="M-58-6Q0 6 58-6" fill="none" stroke="${light}" stroke-width="4" opacity=".7"/><path d="M0-62V4" stroke="${light}" stroke-width="4"/><path d="M-26-116Q0-108 26-116L0-62Z" fill="${deep}"/>
<g fill="#fff" opacity=".85"><circle cx="-42" cy="-64" r="5"/><circle cx="-20" cy="-46" r="5"/><circle cx="-44" cy="-34" r="5"/><circle cx="-22" cy="-18" r="5"/><circle cx="46" cy="-72" r="5"/><circle cx="26" cy="-16" r="5"/><circle cx="48" cy="-22" r="5"/><circle cx="-76" cy="-70" r="5"/><circle cx="-84" cy="-44" r="5"/><circle cx="76" cy="-70" r="5"/><circle cx="84" cy="-44" r="5"/><circle cx="-40" cy="20" r="5"/><circle cx="-20" cy="34" r="5"/><circle cx="-46" cy="50" r="5"/><circle cx="-26" cy="64" r="5"/><circle cx="-48" cy="82" r="5"/><circle cx="40" cy="20" r="5"/><circle cx="20" cy="34" r="5"/><circle cx="46" cy="50" r="5"/><circle cx="26" cy="64" r="5"/><circle cx="48" cy="82" r="5"/></g>
${both(`<path d="M24-122Q40-112 42-98L26-70 0-62Q22-88 24-122Z" fill="${light}"/>`)}<g fill="${light}"><circle cx="9" cy="-42" r="5"/><circle cx="9" cy="-18" r="5"/></g><path d="M38-58A16 16 0 1 0 50-32 20 20 0 0 1 38-58Z" fill="#ffd97a"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

/** A half drawn on both sides. */
function both(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}
