import type { Thing } from '../thing.ts';

export const FLOWERS = {
  bouquet: {
    colours: ['#fbe1ea', '#d6567f', '#4c7a4a'],
    draw: ([light, middle, deep], random) => {
      const blooms = [
        [-62, -34],
        [0, -84],
        [62, -34],
        [-30, -70],
        [32, -70],
        [-34, -8],
        [34, -8],
        [0, -38],
      ]
        .map(([x, y], index) =>
          bloom(x!, y! + random.integer(-6, 6), [middle, light, '#fff', '#f2a07b'][index % 4]!),
        )
        .join('');
      return `<path d="M-70-20Q-128-60-108-96-66-82-48-30ZM70-20Q128-60 108-96 66-82 48-30Z" fill="#5d8f63"/>
<path d="M-96-14Q0 40 96-14L34 115H-34Z" fill="#fff4e6"/><path d="M96-14Q40 22 4 20L12 115H34Z" fill="${middle}" opacity=".25"/>${blooms}
<path d="M-34 66Q0 80 38 64L36 80Q0 94-32 82Z" fill="${deep}"/>`;
    },
  },
  tulips: {
    colours: ['#fde8e2', '#e2566a', '#3f7a4c'],
    draw: ([light, middle, deep], random) =>
      `<path d="M0 70Q-92 10-118-70-70-40-34 10-50-40-40-96-8-40 0 40 8-40 40-96 50-40 34 10 70-40 118-70 92 10 0 70Z" fill="#5d9a5f"/><path d="M0 60-72-40M0 60 72-40M0 60-40-80M0 60 40-80M0 60V-90" stroke="#4a8450" stroke-width="7"/>
${tulip(-76, -50, -28, middle)}${tulip(76, -50, 28, '#f6a83c')}${tulip(-40, -86, -12, '#f7c9d0')}${tulip(42, -86, 12, middle)}${tulip(0, -98, random.integer(-4, 4), '#f6a83c')}${tulip(-44, -30, -16, '#f6a83c')}${tulip(46, -30, 16, '#f7c9d0')}${tulip(0, -44, random.integer(-5, 5), middle)}
<path d="M0-4Q-22-30-34-24-18 0-8 20ZM4 0Q22-30 36-22 20 4 8 20Z" fill="#79b36e"/><path d="M-92-14Q-40 24 0 12 40 24 92-14L36 115H-36Z" fill="#e9cfa8"/><path d="M92-14Q40 24 4 12L14 115H36Z" fill="#c79f6c" opacity=".7"/><path d="M-92-14Q-40 24 0 12L-30 60Z" fill="#f5e2c4"/>
<path d="M-48 62Q0 76 49 60L44 78Q0 92-43 80Z" fill="${middle}"/><path d="M0 72Q-44 40-46 66-44 88 0 72 44 40 46 64 44 90 0 72Z" fill="${middle}"/><path d="M0 72Q-30 58-36 66-30 78 0 72 30 58 36 64 32 80 0 72Z" fill="${deep}" opacity=".25"/><path d="M0 72-16 108-4 104 2 76 14 106 24 96Z" fill="${middle}"/><circle cy="72" r="9" fill="${light}"/>`,
  },
  roses: {
    colours: ['#f9e2e3', '#c9304c', '#5a1a30'],
    draw: ([light, middle, deep], random) =>
      `<path d="M-118 0Q-136-44-108-70-92-26-64-10ZM118 0Q136-44 108-70 92-26 64-10ZM-40-90Q-52-124-26-130-6-112-12-84ZM40-90Q52-124 26-130 6-112 12-84Z" fill="#4c7d55"/><path d="M-120-26Q-60 40 0 30 60 40 120-26L40 115H-40Z" fill="${light}"/><path d="M-120-26Q-60 40 0 30 60 40 120-26L40 115H-40Z" fill="#fff" opacity=".6"/><path d="M120-26Q60 40 10 32L16 115H40Z" fill="${middle}" opacity=".22"/>
<ellipse cy="-30" rx="84" ry="66" fill="#3f6b49"/>${rose(-76, -26, 0, middle)}${rose(76, -26, 90, '#e8798b')}${rose(-42, -72, 40, '#e8798b')}${rose(42, -72, 160, middle)}${rose(0, -92, random.integer(0, 90), '#b3223f')}${rose(-40, 4, 200, '#b3223f')}${rose(40, 4, 260, '#f4b8bd')}${rose(0, -38, random.integer(0, 90), '#f4b8bd')}${rose(0, 24, 120, middle)}
<path d="M-104-6Q-66 44-26 46L-8 115H-40ZM104-6Q66 44 26 46L8 115H40Z" fill="#fff"/><path d="M104-6Q66 44 26 46L8 115H40Z" fill="${middle}" opacity=".25"/><path d="M-50 74Q0 88 50 74L46 90Q0 102-45 90Z" fill="${deep}"/><path d="M0 84Q-38 58-42 78-38 98 0 84 38 58 42 78 38 98 0 84Z" fill="${deep}"/><circle cy="84" r="8" fill="${middle}"/>`,
  },
  wildflowers: {
    colours: ['#e8f0e0', '#5b7fc7', '#3d6b45'],
    draw: ([, middle], random) =>
      `<path d="M-6 50Q-60-20-124-60M-4 50Q-50-60-66-128M0 50Q-6-60 8-132M4 50Q50-50 78-124M6 50Q70-20 126-54M0 50Q-30-50-34-116M2 50Q36-60 44-118M0 50Q-40 0-108-4M0 50Q40 0 108-4" fill="none" stroke="#6c9c5c" stroke-width="5" stroke-linecap="round"/><path d="M-124-60q-6 16 8 22M-66-128q-10 14 2 24M8-132q-12 14-2 26M78-124q10 14-2 24M126-54q6 14-8 20" fill="none" stroke="#b9a55c" stroke-width="9" stroke-linecap="round"/>
<path d="M0 50Q-76 40-96-20-40-10 0 50ZM0 50Q76 40 96-20 40-10 0 50Z" fill="#7fb06c"/><path d="M-8 48Q-20 90-46 114M-4 48Q-8 90-22 115M0 48V115M4 48Q8 90 24 115M8 48Q20 90 46 114" fill="none" stroke="#5c9155" stroke-width="8" stroke-linecap="round"/>
${cornflower(-80, -58, middle)}${cornflower(80, -62, middle)}${cornflower(-18, -96, middle)}${daisy(-54, -86, 27)}${cornflower(34, -100, '#4a6bb5')}${daisy(88, -24, 24)}${daisy(-90, -20, 24)}${daisy(46, -64, 30)}${daisy(-36, -46, 30)}${cornflower(4, -62, '#6f93da')}${cornflower(62, -14, '#4a6bb5')}${cornflower(-58, -8, '#4a6bb5')}${daisy(22, -20 + random.integer(-4, 4), 34)}${daisy(-20, 4, 30)}
<path d="M-26 30Q0 42 26 30L22 64Q0 74-22 64Z" fill="#d8b27a"/><path d="M-25 40Q0 52 25 40M-24 50Q0 62 24 50" fill="none" stroke="#a97e45" stroke-width="4"/><path d="M0 50Q-44 26-48 46-44 66 0 50 44 26 48 46 44 66 0 50-20 74-30 88M0 50Q18 74 30 86" fill="none" stroke="#c29556" stroke-width="6" stroke-linecap="round"/>`,
  },
  basket: {
    colours: ['#faead9', '#e58a6a', '#6a4425'],
    draw: ([, middle, deep], random) =>
      `<path d="M-92 40Q-104-122 0-122 104-122 92 40" fill="none" stroke="#8a5a30" stroke-width="14"/><path d="M-92 40Q-104-122 0-122 104-122 92 40" fill="none" stroke="#c9924f" stroke-width="9" stroke-dasharray="14 7"/><path d="M-96 24Q-138 0-126-40-84-30-64 4ZM96 24Q138 0 126-40 84-30 64 4ZM-30-60Q-44-96-16-104 8-84-6-56ZM36-60Q54-92 30-106 4-88 12-56Z" fill="#5d8f5a"/>
${bloom(-84, -8, '#f3c14f')}${bloom(84, -8, middle)}${bloom(-46, -46, '#fff')}${bloom(46, -46, '#f3c14f')}${bloom(0, -58 + random.integer(-4, 4), middle)}${rose(-44, -6, 30, '#d9566b')}${rose(46, -4, 120, '#d9566b')}${bloom(0, -14, '#f7b9ad')}${bloom(-74, 28, middle)}${bloom(74, 28, '#fff')}${rose(0, 24, 70, '#f0a07a')}${bloom(-36, 30, '#fff')}${bloom(38, 30, '#f3c14f')}
<path d="M-108 36H108L84 104Q82 113 72 113H-72Q-82 113-84 104Z" fill="#b9803f"/><path d="M-104 48H104M-94 76H94M-80 102H82" stroke="#e0b06a" stroke-width="12" stroke-dasharray="16 12"/><path d="M-90 62H98M-82 90H88" stroke="#e0b06a" stroke-width="12" stroke-dasharray="16 12"/><path d="M50 36H108L84 104Q82 113 72 113H42Z" fill="${deep}" opacity=".28"/><rect x="-116" y="28" width="232" height="17" rx="8" fill="#8a5a30"/><path d="M-106 36H108" stroke="#d6a25c" stroke-width="9" stroke-dasharray="13 8"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function bloom(x: number, y: number, colour: string): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) => `<ellipse cy="-18" rx="14" ry="20" transform="rotate(${turn})" fill="${colour}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})">${petals}<circle r="24" fill="#000" opacity=".05"/><circle r="10" fill="#f3bd4b"/></g>`;
}

function tulip(x: number, y: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 34Q-30 28-27-4L-24-30Q-8-22 0-8 8-22 24-30L27-4Q30 28 0 34Z" fill="${colour}"/><path d="M0 34Q-18 6 0-36 18 6 0 34Z" fill="#fff" opacity=".3"/><path d="M24-30 27-4Q30 28 0 34 20 10 8-18 14-26 24-30Z" fill="#5a1020" opacity=".18"/></g>`;
}

function rose(x: number, y: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="30" fill="${colour}" stroke="${colour}" stroke-width="9" stroke-dasharray="30 7.7" stroke-linecap="round"/><path d="M-30 0A30 30 0 0 0 30 0Q22 20 0 20-22 20-30 0Z" fill="#4a0a1c" opacity=".2"/><path d="M-23-12Q0-36 23-12 27 10 0 17-27 10-23-12Z" fill="#fff" opacity=".2"/><path d="M-14-12Q2-24 15-10 17 6 0 10-18 4-14-12Z" fill="#4a0a1c" opacity=".2"/><path d="M3-5q-9-4-9 4 3 9 13 4 8-10-3-16-16-3-19 9" fill="none" stroke="#4a0a1c" stroke-width="3" stroke-linecap="round" opacity=".5"/></g>`;
}

function daisy(x: number, y: number, radius: number): string {
  const petals = Array.from(
    { length: 12 },
    (_, index) =>
      `<ellipse cy="-19" rx="6.5" ry="13" transform="rotate(${index * 30})" fill="${index % 2 ? '#fff' : '#f4f1ea'}"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y}) scale(${(radius / 30).toFixed(2)})">${petals}<circle r="11" fill="#f2b531"/><path d="M-9 6A11 11 0 0 0 11 0Q4 8-9 6Z" fill="#c9851d"/></g>`;
}

function cornflower(x: number, y: number, colour: string): string {
  const petals = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M0 0-9-22-4-19 0-27 4-19 9-22Z" transform="rotate(${index * 40})" fill="${colour}"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y})">${petals}<circle r="12" fill="#000" opacity=".15"/><circle r="8" fill="#3b3a8c"/><circle r="7" fill="none" stroke="#b9a6ee" stroke-width="3" stroke-dasharray="2 3.5"/></g>`;
}
