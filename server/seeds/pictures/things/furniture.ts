import type { Thing } from '../thing.ts';

export const FURNITURE = {
  table: {
    colours: ['#f1e6d8', '#b98150', '#5e3b22'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-92 30V104M-40 30V104M92 30V104M40 30V104" stroke="#33302c" stroke-width="8" stroke-linecap="round" opacity=".55"/><path d="M-98 20Q-104-64-66-66-28-64-34 20ZM98 20Q104-64 66-66 28-64 34 20Z" fill="#3f5d63"/><path d="M-86 0Q-88-52-66-54-44-52-46 0ZM86 0Q88-52 66-54 44-52 46 0Z" fill="#5d828a"/>
<path d="M-98 30H-82L-86 96H-92ZM98 30H82L86 96H92Z" fill="${deep}" opacity=".7"/><path d="M-124 30H-104L-110 114H-120ZM124 30H104L110 114H120Z" fill="${deep}"/><path d="M-102-6H102L130 22H-130Z" fill="${middle}"/><path d="M-102-6H-30L-60 22H-130Z" fill="#fff" opacity=".2"/><rect x="-130" y="21" width="260" height="15" rx="4" fill="${deep}"/>
<path d="M-6-36Q-14-76-4-104M6-36Q14-70 38-92M-2-36Q-22-62-46-82" fill="none" stroke="#4f8a5b" stroke-width="5"/><g fill="#6fae78"><ellipse cx="-3" cy="-108" rx="12" ry="20"/><ellipse cx="44" cy="-98" rx="11" ry="19" transform="rotate(42 44 -98)"/><ellipse cx="-52" cy="-88" rx="11" ry="19" transform="rotate(-46 -52 -88)"/><ellipse cx="20" cy="-66" rx="9" ry="15" transform="rotate(50 20 -66)"/><ellipse cx="-22" cy="-62" rx="9" ry="15" transform="rotate(-50 -22 -62)"/></g><path d="M-10-44H10Q8-34 20-22 28 4 12 12H-12Q-28 4-20-22-8-34-10-44Z" fill="#fff"/><path d="M4-44H10Q8-34 20-22 28 4 12 12H0Q18-12 4-44Z" fill="${deep}" opacity=".2"/>
<path d="M50 0H98Q94 16 82 16H66Q54 16 50 0Z" fill="${light}"/><circle cx="64" cy="-4" r="9" fill="#d9503f"/><circle cx="82" cy="-4" r="9" fill="#e9a53c"/><circle cx="73" cy="-12" r="9" fill="#7fae4f"/><path d="M46-1H102Q98 16 84 16H64Q50 16 46-1Z" fill="${light}"/>`,
  },
  shelf: {
    colours: ['#efe5da', '#a97650', '#563521'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-96" y="-126" width="192" height="232" rx="4" fill="${deep}"/><path d="M-84 104V114M84 104V114" stroke="${deep}" stroke-width="14"/><path d="M-84-114H84V-46H-84ZM-84-34H84V30H-84ZM-84 42H84V96H-84Z" fill="${light}"/><path d="M-84-114H84V-100H-84ZM-84-34H84V-20H-84ZM-84 42H84V54H-84Z" fill="${deep}" opacity=".25"/><path d="M-96-126H-84V106H-96ZM84-126H96V106H84ZM-96-126H96V-114H-96ZM-96-46H96V-34H-96ZM-96 30H96V42H-96ZM-96 94H96V106H-96Z" fill="${middle}"/>
${[
  [-78, -46, 50],
  [-62, -46, 42],
  [-48, -46, 54],
  [-32, -46, 46],
  [4, 30, 48],
  [20, 30, 40],
  [34, 30, 52],
  [50, 30, 44],
  [66, 30, 50],
  [-78, 94, 40],
  [-62, 94, 34],
  [-46, 94, 42],
]
  .map(
    ([x, y, height], index) =>
      `<rect x="${x}" y="${y! - height!}" width="${index % 3 ? 13 : 15}" height="${height}" rx="2" fill="${['#d8694a', '#3f6f73', '#e2b04a', '#8fae6b', '#7d5a8c'][index % 5]!}"/><path d="M${x! + 2} ${y! - height! + 9}h9" stroke="#fff" stroke-width="4" opacity=".6"/>`,
  )
  .join('')}
<path d="M44-64Q30-86 38-104M46-64Q62-84 74-92M46-64Q50-88 56-108" fill="none" stroke="#4f8a5b" stroke-width="7" stroke-linecap="round"/><path d="M28-70H66L60-46H34Z" fill="#c96f4a"/><path d="M-66 4Q-66-8-54-12L-58-24H-30L-34-12Q-22-8-22 4-22 22-34 30H-54Q-66 22-66 4Z" fill="#5d9094"/><path d="M-66 2Q-44 10-22 2V10Q-44 18-66 10Z" fill="#fff" opacity=".7"/><rect x="-8" y="58" width="80" height="36" rx="4" fill="#d9b384"/><path d="M-8 70H72" stroke="#b88a57" stroke-width="3"/><rect x="22" y="64" width="20" height="8" rx="4" fill="#8b5a36"/><path d="M-14-46-2-88 10-84-2-46Z" fill="#3f6f73"/>`,
  },
  floorLamp: {
    colours: ['#f3ead9', '#d29a4a', '#4a3524'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<path d="M-82-62H30L92 114H-130Z" fill="#fff0bd" opacity=".55"/><path d="M-26-64-72 111M-26-64 20 111" stroke="#8b5a36" stroke-width="9" stroke-linecap="round"/><path d="M-26-64V104" stroke="#6b4127" stroke-width="9" stroke-linecap="round"/><path d="M-56 50H4" stroke="#6b4127" stroke-width="5"/><path d="M-64-126H12L34-60H-86Z" fill="${middle}"/><path d="M-14-126H12L34-60H0Z" fill="#000" opacity=".1"/><path d="M-83-69H31L34-60H-86Z" fill="#fff" opacity=".45"/><path d="M-62-121H10" stroke="#fff" stroke-width="4" opacity=".35"/>
<path d="M26 64Q22 106 36 113H112Q126 106 122 64Z" fill="url(#thing)"/><ellipse cx="74" cy="64" rx="48" ry="15" fill="${middle}"/><ellipse cx="74" cy="64" rx="48" ry="15" fill="#fff" opacity=".25"/><path d="M50 78Q46 100 52 112M74 80V113M98 78Q102 100 96 112" fill="none" stroke="${deep}" stroke-width="4" opacity=".45"/><path d="M44 52 78 44 106 52 72 64Z" fill="#fff"/><path d="M44 52 72 64V72L44 60ZM72 64 106 52V60L72 72Z" fill="#3f6f73"/>`,
  },
  dresser: {
    colours: ['#e8ebe6', '#7f9a86', '#35493d'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<path d="M-98 92-104 114M98 92 104 114" stroke="#8b5a36" stroke-width="12" stroke-linecap="round"/><rect x="-122" y="-24" width="244" height="122" rx="6" fill="${deep}"/><rect x="-128" y="-32" width="256" height="14" rx="5" fill="#a9774d"/>${[-10, 26, 62].map((y) => `<rect x="-114" y="${y}" width="112" height="32" rx="4" fill="${middle}"/><rect x="2" y="${y}" width="112" height="32" rx="4" fill="${middle}"/><path d="M-114 ${y + 4}V${y}H114V${y + 4}Z" fill="#fff" opacity=".25"/><path d="M-70 ${y + 16}h24M46 ${y + 16}h24" stroke="#f0d9a8" stroke-width="7" stroke-linecap="round"/>`).join('')}
<circle cx="-20" cy="-82" r="46" fill="#a9774d"/><circle cx="-20" cy="-82" r="38" fill="#dceef2"/><path d="M-46-70-6-110M-34-58 12-104" stroke="#fff" stroke-width="8" opacity=".8"/>
<path d="M62-66Q50-96 64-120M66-66Q88-88 92-108M62-66Q44-80 36-96" fill="none" stroke="#4f8a5b" stroke-width="6" stroke-linecap="round"/><g fill="#6fae78"><ellipse cx="64" cy="-112" rx="10" ry="17"/><ellipse cx="92" cy="-104" rx="10" ry="17" transform="rotate(30 92 -104)"/><ellipse cx="40" cy="-92" rx="9" ry="15" transform="rotate(-40 40 -92)"/></g><path d="M42-72H88Q90-44 80-32H50Q40-44 42-72Z" fill="#fff"/><path d="M68-72H88Q90-44 80-32H66Z" fill="${middle}" opacity=".35"/><path d="M-116-46H-76V-32H-116Z" fill="#d8694a"/><rect x="-108" y="-76" width="26" height="30" rx="4" fill="#fff"/><path d="M-108-66H-82V-56H-108Z" fill="${middle}"/><path d="M-95-78Q-104-88-95-100-86-88-95-78Z" fill="#f0ad3e"/>`,
  },
  armchair: {
    colours: ['#e9ecf1', '#5e7fa8', '#273c5c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-96 88-106 113M96 88 106 113" stroke="#8b5a36" stroke-width="13" stroke-linecap="round"/><path d="M-82 40V-60Q-84-118-34-120H34Q84-118 82-60V40Z" fill="url(#thing)"/><path d="M-66 30V-56Q-66-102-30-104H30Q66-102 66-56V30Z" fill="${middle}"/><path d="M24-104H30Q66-102 66-56V30H36Q52-40 24-104Z" fill="${deep}" opacity=".25"/><g fill="${deep}" opacity=".6"><circle cx="-30" cy="-66" r="5"/><circle cx="0" cy="-66" r="5"/><circle cx="30" cy="-66" r="5"/><circle cx="-15" cy="-40" r="5"/><circle cx="15" cy="-40" r="5"/></g>
<path d="M-86 52H86V86Q86 96 76 96H-76Q-86 96-86 86Z" fill="${deep}"/><rect x="-74" y="24" width="148" height="38" rx="16" fill="${middle}"/><path d="M-74 30Q-74 24-58 24H58Q74 24 74 36 0 44-74 36Z" fill="#fff" opacity=".25"/>
<path d="M-124 0Q-126-26-100-26-74-26-74 0V86Q-74 96-84 96H-112Q-122 96-122 86ZM124 0Q126-26 100-26 74-26 74 0V86Q74 96 84 96H112Q122 96 122 86Z" fill="${middle}"/><path d="M-74 0V86Q-74 96-84 96H-92Q-86 40-88-22-74-18-74 0ZM124 0V86Q122 96 112 96H100Q112 40 112-22 124-18 124 0Z" fill="${deep}" opacity=".4"/>
<g transform="rotate(-12 -18 4)"><rect x="-52" y="-32" width="70" height="62" rx="14" fill="${light}"/><path d="M-46-12H12M-46 6H12" stroke="#e2a24d" stroke-width="7"/><path d="M4-32Q18-32 18-18V16Q18 30 4 30Z" fill="${deep}" opacity=".14"/></g>`,
  },
  nightstand: {
    colours: ['#f1e5e0', '#b47a5c', '#57332a'],
    isColourful: true,
    draw: ([, middle, deep]) =>
      `<path d="M-66 96-72 114M66 96 72 114" stroke="#6b4127" stroke-width="11" stroke-linecap="round"/><rect x="-84" y="-4" width="168" height="106" rx="6" fill="${middle}"/><rect x="-92" y="-14" width="184" height="16" rx="6" fill="${deep}"/><rect x="-72" y="10" width="144" height="36" rx="4" fill="#fff" opacity=".28"/><circle cx="0" cy="28" r="7" fill="#f0d9a8"/><rect x="-72" y="54" width="144" height="40" rx="3" fill="${deep}"/><path d="M-56 82H10V94H-56ZM-50 70H16V82H-50Z" fill="#d8694a"/><path d="M-50 70H16V82H-50Z" fill="#3f6f73"/><path d="M30 68H62V94H30Z" fill="#e2b04a"/>
<path d="M-88-62H4L18-14H-92Z" fill="#fff0bd" opacity=".6"/><path d="M-66-122H-18L4-62H-88Z" fill="#fff4dc"/><path d="M-36-122H-18L4-62H-26Z" fill="#e9b95c" opacity=".45"/><path d="M-42-62V-34" stroke="${deep}" stroke-width="7"/><path d="M-62-14Q-70-40-42-40-14-40-22-14Z" fill="url(#thing)"/>
<circle cx="48" cy="-42" r="28" fill="${deep}"/><circle cx="48" cy="-42" r="21" fill="#fff"/><path d="M48-42V-55M48-42 58-38" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><circle cx="30" cy="-70" r="9" fill="${deep}"/><circle cx="66" cy="-70" r="9" fill="${deep}"/><path d="M32-20 26-14M64-20 70-14" stroke="${deep}" stroke-width="7"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
