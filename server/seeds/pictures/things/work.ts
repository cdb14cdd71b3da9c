import type { Thing } from '../thing.ts';

export const WORK = {
  resume: {
    colours: ['#e4ecdf', '#6d8a4f', '#33431f'],
    draw: ([light, middle, deep]) =>
      `<rect x="-98" y="-64" width="196" height="138" rx="12" fill="${deep}"/><rect x="-88" y="-54" width="176" height="116" rx="6" fill="${light}"/><path d="M-128 78H128L116 112H-116Z" fill="url(#thing)"/><rect x="-26" y="84" width="52" height="12" rx="6" fill="${light}" opacity=".7"/>
<circle cx="-52" cy="-20" r="20" fill="${middle}"/><path d="M-82 34Q-80 4-52 4-24 4-22 34Z" fill="${middle}"/><path d="M2-34H70M2-12H58M2 10H66M2 32H44" stroke="${deep}" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
  },
  apron: {
    colours: ['#efe6d6', '#4f8a6b', '#1f4436'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-40-84Q-44-128 0-128T40-84" fill="none" stroke="${deep}" stroke-width="9"/><path d="M-84-6Q-116 10-122 62M84-6Q116 10 122 62M-84-6Q-104 30-100 84M84-6Q104 30 100 84" fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"/>
<path d="M-48-90H48Q52-30 86-14L94 104Q94 114 82 114H-82Q-94 114-94 104L-86-14Q-52-30-48-90Z" fill="url(#thing)"/><path d="M-48-90H-30Q-32-20-64-2L-70 114H-82Q-94 114-94 104L-86-14Q-52-30-48-90Z" fill="#fff" opacity=".16"/><path d="M-48-90H48L49-76H-49Z" fill="${deep}"/><path d="M-86-14Q0 10 86-14L87 0Q0 24-87 0Z" fill="${deep}"/>
<path d="M24 22 28 50H40L38 20Z" fill="#ffd27a"/><path d="M24 22 38 20 29 6Z" fill="#f0c9a0"/><rect x="-42" y="14" width="28" height="40" rx="2" fill="#fff" transform="rotate(-6-28 34)"/><path d="M-36 22-22 20M-35 30-21 28" stroke="${deep}" stroke-width="3" opacity=".5"/><path d="M-54 38H54V76Q54 96 34 96H-34Q-54 96-54 76Z" fill="${middle}"/><path d="M-2 50H2V96H-2Z" fill="${deep}" opacity=".6"/><path d="M-54 38H54V50H-54Z" fill="${deep}" opacity=".45"/><path d="M-50 44H50" stroke="${light}" stroke-width="3" stroke-dasharray="7 5"/>
<rect x="-32" y="-58" width="64" height="38" rx="6" fill="#fff"/><path d="M-32-46V-52Q-32-58-26-58H26Q32-58 32-52V-46Z" fill="#e2523f"/><circle cx="-17" cy="-33" r="8" fill="${middle}"/><path d="M-2-37H22M-2-28H14" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
  },
  calculator: {
    colours: ['#e3ebef', '#3d7a99', '#1b3547'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<path d="M-118-104 44-124 66 84-96 104Z" fill="#fff"/><path d="M-118-104 44-124 46-104-116-84Z" fill="${middle}" opacity=".35"/><path d="M-98-62-22-70M-96-42-34-48" stroke="${deep}" stroke-width="6" stroke-linecap="round" opacity=".4"/><path d="M-92 86-97 38-79 36-74 84ZM-66 83-74 10-56 8-48 81ZM-40 80-51-22-33-24-22 78Z" fill="#e98b6a"/><path d="M-92 86-97 38-79 36-74 84ZM-40 80-51-22-33-24-22 78Z" fill="#ffc94f"/>
<rect x="-20" y="-84" width="136" height="198" rx="18" fill="${deep}"/><rect x="-20" y="-84" width="128" height="192" rx="18" fill="url(#thing)"/><rect x="-6" y="-68" width="100" height="44" rx="8" fill="#cfe5cf"/><path d="M26-58H38V-34H26ZM26-46H38M48-58H60V-34H48ZM70-58H82V-34H70ZM70-46H82" fill="none" stroke="#2b4a3c" stroke-width="4"/>
${[-12, 16, 44, 72]
  .map((y, row) =>
    [-6, 20, 46, 72]
      .map(
        (x, column) =>
          `<rect x="${x}" y="${y}" width="22" height="22" rx="6" fill="${keyColour(row, column)}"/>`,
      )
      .join(''),
  )
  .join('')}
<path d="M-124 112-34 96" stroke="#ffc94f" stroke-width="12"/><path d="M-38 90-18 94-36 103Z" fill="#f0c9a0"/><path d="M-128 106-116 104-114 116-126 118Z" fill="#e98b6a"/>`,
  },
  wheel: {
    colours: ['#e6e9e2', '#b8753a', '#2f2a2a'],
    draw: ([light, middle, deep]) =>
      `<g transform="translate(-14-10)"><circle r="100" fill="none" stroke="${deep}" stroke-width="26"/><path d="M-98-18A100 100 0 0 1-70-70M98-18A100 100 0 0 0 70-70M-50 86A100 100 0 0 0 50 86" fill="none" stroke="${middle}" stroke-width="26"/><circle r="106" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="120 560" stroke-dashoffset="-360" opacity=".6"/>
<path d="M-90-10Q-50-36 0-36T90-10L88 14Q60 8 44 26 30 50 24 92H-24Q-30 50-44 26-60 8-88 14Z" fill="${deep}"/><path d="M-84-4Q-50-24 0-24T84-4" fill="none" stroke="#fff" stroke-width="4" opacity=".25"/><circle r="34" cy="2" fill="${middle}"/><circle r="26" cy="2" fill="${deep}"/><circle r="9" cy="2" fill="${light}"/><path d="M-22 2H-14M14 2H22" stroke="${light}" stroke-width="5"/><rect x="-70" y="-12" width="22" height="12" rx="5" fill="${light}" opacity=".6"/><rect x="48" y="-12" width="22" height="12" rx="5" fill="${light}" opacity=".6"/></g>
<circle cx="88" cy="48" r="18" fill="none" stroke="#8c9ea8" stroke-width="6"/><rect x="70" y="62" width="38" height="46" rx="14" fill="#e2523f" transform="rotate(-24 88 66)"/><circle cx="98" cy="84" r="7" fill="#fff"/><path d="M78 62 64 110 72 114 78 108 74 102 82 98 88 66Z" fill="#ffc94f"/><circle cx="82" cy="66" r="12" fill="#ffc94f"/><circle cx="82" cy="63" r="4" fill="${deep}"/>`,
  },
  chef: {
    colours: ['#f8e2cf', '#e0703f', '#6b2a1a'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<circle cx="-16" cy="-8" r="112" fill="url(#thing)" opacity=".9"/><circle cx="-16" cy="-8" r="94" fill="${middle}"/><path d="M70 108 96 6" stroke="#a8602c" stroke-width="14" stroke-linecap="round"/><path d="M72 100 80 68" stroke="#7a4420" stroke-width="14" stroke-linecap="round"/><g transform="translate(96 6) rotate(15)" fill="none" stroke="#8c9ea8" stroke-width="5"><path d="M0 4Q-34-44-20-78 0-104 20-78 34-44 0 4ZM0 4Q-14-50-8-90M0 4Q14-50 8-90M0 4V-92"/></g><path d="M90 20 99-10" stroke="#5b6c76" stroke-width="17"/>
<path d="M-66 44Q-112 36-110-12-106-48-70-48-58-92-14-92T44-48Q78-46 80-10 80 36 38 44L36 96H-64Z" fill="#fff"/><path d="M44-48Q78-46 80-10 80 36 38 44L36 96H2Q16 40 46 20 66-2 44-48Z" fill="${light}"/><path d="M-42 48Q-52 20-48 2M-14 48V-6M14 48Q24 20 20 2" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".25"/>
<path d="M-68 58Q-14 72 40 58L38 102Q-14 120-66 102Z" fill="#fff"/><path d="M-68 58Q-14 72 40 58L39 74Q-14 88-67 74Z" fill="${deep}"/><path d="M16 67Q30 64 40 58L38 102Q28 107 16 110Z" fill="#000" opacity=".1"/>`,
  },
  bell: {
    colours: ['#f2e4d6', '#d9a03c', '#5a2f1c'],
    draw: ([light, middle, deep]) =>
      `<path d="M-92-76-76-50M-22-112V-82M48-76 32-50" stroke="${middle}" stroke-width="9" stroke-linecap="round"/><rect x="-36" y="-40" width="28" height="30" fill="#a87420"/><ellipse cx="-22" cy="-42" rx="24" ry="13" fill="${middle}"/><path d="M-46-42a24 13 0 0 1 30-12Q-34-46-34-33-46-36-46-42Z" fill="#fff" opacity=".45"/>
<path d="M-118 78Q-116-22-22-22T74 78Z" fill="${middle}"/><path d="M4-18Q72-4 74 78H24Q38 12 4-18Z" fill="#a87420" opacity=".7"/><path d="M-94 58Q-92 8-56-6" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".65"/><rect x="-126" y="74" width="208" height="14" rx="7" fill="#b98428"/><path d="M-112 88H68L82 112H-126Z" fill="${deep}"/><path d="M-112 88H68L73 96H-117Z" fill="#fff" opacity=".15"/>
<path d="M104-42Q130-42 130-16 128 4 110 8V78L120 82V92L110 94V112H98V8Q80 4 78-16 80-42 104-42ZM104-30A13 13 0 0 0 104-4 13 13 0 0 0 104-30Z" fill="#8c9ea8" transform="rotate(8 104 40)"/><path d="M96-4Q70 10 64 26" fill="none" stroke="${deep}" stroke-width="4"/><rect x="38" y="22" width="44" height="58" rx="12" fill="#c0392f" transform="rotate(12 60 50)"/><circle cx="64" cy="34" r="5" fill="${light}"/><path d="M52 52 74 57M50 63 68 67" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  },
  code: {
    colours: ['#e2e6f2', '#5a6fd0', '#20264a'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-24 60H24L32 100H-32Z" fill="${middle}"/><path d="M-24 60H24L26 72H-26Z" fill="${deep}" opacity=".5"/><rect x="-130" y="-112" width="260" height="180" rx="14" fill="url(#thing)"/><rect x="-120" y="-102" width="240" height="152" rx="6" fill="#1e2233"/><path d="M-120-102H120V-84H-120Z" fill="#343a52"/><circle cx="-108" cy="-93" r="4.5" fill="#ff6b5e"/><circle cx="-94" cy="-93" r="4.5" fill="#ffc94f"/><circle cx="-80" cy="-93" r="4.5" fill="#6fcf7f"/><path d="M-120-84H-92V50H-120Z" fill="#282d42"/>
<g stroke-width="9" stroke-linecap="round"><path d="M-78-68H-50M-62-28H-40M-78 32H-62" stroke="#c792ea"/><path d="M-36-68H10M-46 12H0" stroke="#7fd3f0"/><path d="M-62-48H-24M-24-28H30M14 12H34" stroke="#ffc94f"/><path d="M-10-48H48M-46-8H-14" stroke="#8be09a"/><path d="M24-68H44M2-8H66" stroke="#f78c6c"/><path d="M-106-68H-106M-106-48H-106M-106-28H-106M-106-8H-106M-106 12H-106M-106 32H-106" stroke="#59607d" stroke-width="6"/></g><path d="M-46 25V39" stroke="#fff" stroke-width="4"/>
<rect x="-92" y="96" width="164" height="18" rx="6" fill="${deep}"/><path d="M-82 102H62M-82 108H62" stroke="${light}" stroke-width="3" stroke-dasharray="9 4" opacity=".7"/><path d="M86 114Q84 94 102 94T118 114Z" fill="${deep}"/><path d="M102 94V104" stroke="${light}" stroke-width="3"/>`,
  },
  bubbles: {
    colours: ['#f6e7d8', '#d95f43', '#1f5a66'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-102-126H26Q54-126 54-98V-24Q54 4 26 4H-50L-92 42-84 4H-102Q-130 4-130-24V-98Q-130-126-102-126Z" fill="${middle}"/><path d="M-102-126H26Q54-126 54-98V-92Q54-114 26-114H-102Q-130-114-130-92V-98Q-130-126-102-126Z" fill="#fff" opacity=".3"/><g transform="translate(0-3)"><path d="M-38-34V-72Q-38-100-60-100T-84-78-68-58-54-70-64-80M-38-72Q-38-100-16-100T8-78-8-58-22-70-12-80" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M-38-44-25-31-38-18-51-31Z" fill="#fff"/></g>
<path d="M-28-18H102Q130-18 130 10V62Q130 90 102 90H98L104 118 54 90H-28Q-56 90-56 62V10Q-56-18-28-18Z" fill="${light}"/><path d="M-22-12H98Q124-12 124 12V60Q124 84 98 84H90L95 106 56 84H-22Q-50 84-50 60V12Q-50-12-22-12Z" fill="${deep}"/>
<path d="M37 8 65 36 37 64 9 36Z" fill="#ffc94f"/><path d="M37 22 51 36 37 50 23 36Z" fill="${deep}"/><path d="M-14 20-30 36-14 52 2 36ZM88 20 72 36 88 52 104 36Z" fill="#7fd3c0"/><path d="M-34 4H-10M84 4H108M-34 68H-10M84 68H108" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  },
  stethoscope: {
    colours: ['#e0f0ee', '#2f8f94', '#15424d'],
    draw: ([light, middle, deep]) =>
      `<path d="M0 92Q-86 34-86-24-84-72-44-74-14-74 0-44 14-74 44-74 84-72 86-24 86 34 0 92Z" fill="#f28a80" transform="translate(0 14)"/><path d="M44-60Q84-58 86-10 86 48 0 106 60 30 44-60Z" fill="#d9605c"/><path d="M-66-4Q-66-34-44-38" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/>
<path d="M-74-112Q-92-20-40-2L-18 6M38-112Q56-20 4-2L-18 6" fill="none" stroke="${deep}" stroke-width="11" stroke-linecap="round"/><path d="M-74-112-66-122M38-112 30-122" stroke="#1b1f26" stroke-width="17" stroke-linecap="round"/><path d="M-76-98Q-80-74-76-56M40-98Q44-74 40-56" fill="none" stroke="#a9b8bf" stroke-width="11"/>
<path d="M-18 4V48Q-18 100 34 100T90 52V22" fill="none" stroke="${middle}" stroke-width="13" stroke-linecap="round"/><circle cx="-18" cy="8" r="11" fill="${deep}"/><circle cx="92" cy="-4" r="32" fill="#8c9ea8"/><circle cx="92" cy="-4" r="24" fill="#dfe7ea"/><circle cx="92" cy="-4" r="12" fill="${light}"/><circle cx="92" cy="-4" r="12" fill="${middle}" opacity=".5"/><path d="M74-12Q78-20 88-22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function keyColour(row: number, column: number): string {
  if (column < 3) {
    return '#fff';
  }
  return row < 3 ? '#ffc94f' : '#e2523f';
}
