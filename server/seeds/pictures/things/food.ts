import type { Thing } from '../thing.ts';

export const FOOD = {
  plov: {
    colours: ['#f9e8c8', '#dd9230', '#71400f'],
    draw: () =>
      `<ellipse cx="0" cy="66" rx="130" ry="48" fill="#1f5583"/><ellipse cx="0" cy="60" rx="130" ry="48" fill="#fff"/><ellipse cx="0" cy="60" rx="120" ry="41" fill="none" stroke="#2f78b3" stroke-width="8" stroke-dasharray="13 8"/>
<path d="M-108 62Q-104 26-72 10-56-26-18-34 20-46 52-26 66-4 88 14 108 34 108 62 66 94 0 94-66 94-108 62Z" fill="#f5bd49"/><path d="M34-34Q46-32 52-26 66-4 88 14 108 34 108 62 66 94 0 94 78 66 34-34Z" fill="#c97c1c" opacity=".42"/>
<path d="M-90 50Q-50 8-10 22M-76 72Q0 46 80 70M-66 14Q-26-14 14 6M10 86Q54 78 94 50M-50 86Q-24 72 6 74M34 30Q66 26 90 44M-92 64Q-64 44-34 42M-50-8Q-30-24-6-26" fill="none" stroke="#fff3cd" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 11"/>
<path d="M-86 38l24-12M-52 66l30 4M-22 26l24-14M36 74l30-8M60 40l24 10M-72 78l22 6M6 58l24 8M48 14l20-12M-62 14l16 14M-8 80l24-4M76 28l14 10M-96 58l18 4" stroke="#e65f17" stroke-width="8" stroke-linecap="round"/>
<path d="M-64 4-50-18-22-16-16 8-40 20ZM28 2 42-18 68-8 70 16 46 22ZM-28 46-14 30 14 34 18 52-6 62Z" fill="#743a1a" stroke="#743a1a" stroke-width="12" stroke-linejoin="round"/><path d="M-64 2-50-18-24-16-38-2ZM30 0 42-18 66-9 50 4ZM-26 44-14 30 12 34-2 44Z" fill="#a8602f" stroke="#a8602f" stroke-width="6" stroke-linejoin="round"/>
<path d="M4-98Q0-78-8-72-38-60-36-34-30-12 4-12 38-12 44-34 46-60 16-72 12-80 14-96Z" fill="#fff8ec"/><path d="M16-72Q46-60 44-34 38-12 4-12 34-36 8-74Z" fill="#e0c4b4" opacity=".75"/><path d="M2-72Q-22-44-12-16M6-72Q14-44 8-14" fill="none" stroke="#c99f92" stroke-width="3" stroke-linecap="round"/>`,
  },
  lagman: {
    colours: ['#f6e1cf', '#cf5730', '#5b2213'],
    draw: ([, middle, deep]) =>
      `<path d="M20-38 112-128M34-30 130-110" stroke="${deep}" stroke-width="8" stroke-linecap="round"/><rect x="-46" y="94" width="92" height="20" rx="6" fill="#e6dcd2"/><path d="M-116-6H116Q112 88 46 104H-46Q-112 88-116-6Z" fill="#fff"/><path d="M40-6H116Q112 88 46 104H8Q84 70 40-6Z" fill="${middle}" opacity=".16"/>
<path d="M-108 38Q0 72 108 38" fill="none" stroke="#2f6f9f" stroke-width="5"/><path d="M-102 56Q0 92 102 56" fill="none" stroke="${middle}" stroke-width="12" stroke-dasharray="12 9"/><path d="M-92 74Q0 110 92 74" fill="none" stroke="#2f6f9f" stroke-width="5"/>
<ellipse cx="0" cy="-6" rx="116" ry="34" fill="#f1e7dc"/><ellipse cx="0" cy="-4" rx="105" ry="27" fill="#b9441f"/>
${noodles('#c98f3c', 12)}${noodles('#f9e2a8', 8)}
<path d="M-66-14l22-14M-14 10l24-8M50-34l16 16" stroke="#d92f22" stroke-width="11" stroke-linecap="round"/><path d="M-40 6l-16 10M4-46l22 8M66 2l12-10" stroke="#4f9a45" stroke-width="10" stroke-linecap="round"/><path d="M-34-54-12-62-2-44-22-36ZM24-6 44-14 52 2 32 10Z" fill="#7a3d20" stroke="#7a3d20" stroke-width="7" stroke-linejoin="round"/>
<path d="M-70-74Q-88-94-68-116M-34-86Q-52-106-30-130" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`,
  },
  manty: {
    colours: ['#e2edf0', '#4f93a8', '#1f4a58'],
    draw: ([light, middle, deep]) =>
      `<ellipse cx="0" cy="68" rx="130" ry="46" fill="${deep}"/><ellipse cx="0" cy="61" rx="130" ry="46" fill="${middle}"/><ellipse cx="0" cy="59" rx="104" ry="33" fill="${light}"/>
${[
  [0, -42],
  [-46, 0],
  [46, 0],
  [-74, 42],
  [74, 42],
  [0, 48],
]
  .map(([x, y]) => dumpling(x!, y!))
  .join('')}
<path d="M-46 82l12 4M42 80l14 6M-8 4l14 4M-92 82l10 6M52 30l-10 6M-54 30l10 2M12-20l10 2" fill="none" stroke="#4c9a4a" stroke-width="7" stroke-linecap="round"/><path d="M-52-62Q-72-84-50-108M52-62Q34-84 56-112" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".65"/>`,
  },
  samsa: {
    colours: ['#f9e6cb', '#d9913a', '#7a4314'],
    draw: () =>
      `<path d="M-130 68V84A130 30 0 0 0 130 84V68Z" fill="#8a5a35"/><ellipse cx="0" cy="68" rx="130" ry="30" fill="#bd8656"/><ellipse cx="0" cy="68" rx="112" ry="22" fill="none" stroke="#a06d40" stroke-width="3"/>
${pastry(-48, -12, -6)}${pastry(48, -12, 6)}${pastry(0, 28, 0)}
<path d="M-20-98Q-40-116-20-136M20-98Q2-116 22-138" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`,
  },
  kuurdak: {
    colours: ['#f3e3cf', '#b9672f', '#43220f'],
    draw: () =>
      `<path d="M70 10 126-42" stroke="#26262b" stroke-width="26" stroke-linecap="round"/><path d="M112-29 124-40" stroke="#85858f" stroke-width="9" stroke-linecap="round"/><path d="M-128 34Q-116 113-12 113 92 113 104 34Z" fill="#26262b"/><ellipse cx="-12" cy="34" rx="116" ry="58" fill="#43434b"/><ellipse cx="-12" cy="38" rx="103" ry="48" fill="#5f2c10"/>
<path d="M-98 26-76-4-46 2-54 34ZM34-14 66-2 76 28 40 24ZM-14 58 18 48 34 72-2 80ZM-30-24-2-34 14-12-18 0Z" fill="#eeb445" stroke="#eeb445" stroke-width="10" stroke-linejoin="round"/><path d="M-96 26-54 34-46 2-60 18ZM40 24 76 28 66-2 58 14ZM-2 80 34 72 18 48 14 66Z" fill="#c98422" opacity=".75"/>
<path d="M-58-14-36-28-14-4-40 12ZM-86 50-62 36-32 52-54 70ZM12-30 42-30 44-4 16 2ZM30 44 56 34 76 48 54 64ZM-38 26-8 8 20 24-4 46Z" fill="#6f3417" stroke="#6f3417" stroke-width="14" stroke-linejoin="round"/><path d="M-56-14-36-28-22-14-44 0ZM-84 48-62 36-40 46-60 56ZM14-30 40-30 36-14 18-12ZM32 42 56 34 66 40 46 50ZM-34 24-8 8 10 18-12 32Z" fill="#a25a2b" stroke="#a25a2b" stroke-width="6" stroke-linejoin="round"/>
<path d="M-66 30a22 13 0 0 1 40-8M48 8a20 12 0 0 1 26 22M-18 66a20 11 0 0 1 36-8" fill="none" stroke="#fbeff0" stroke-width="5" stroke-linecap="round"/><path d="M-52 6l12-8M-4 34l12-6M24-18l12 4M-76 42l10 6M48 46l10-8M0-16l-10-6M-24 60l-12 6M64 0l10 8" stroke="#5aa043" stroke-width="8" stroke-linecap="round"/>
<path d="M-62-52Q-82-74-60-100M-12-60Q-34-84-8-112M36-54Q18-76 40-100" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".65"/>`,
  },
  shashlik: {
    colours: ['#f9e1d2', '#c9602f', '#5a2410'],
    draw: ([light, middle, deep]) =>
      `<ellipse cx="0" cy="52" rx="130" ry="62" fill="${deep}"/><ellipse cx="0" cy="45" rx="130" ry="62" fill="#fff"/><ellipse cx="0" cy="45" rx="116" ry="52" fill="none" stroke="${middle}" stroke-width="5"/><ellipse cx="0" cy="46" rx="102" ry="44" fill="${light}"/>
<path d="M-96 26Q-112-4-86-8-80-32-56-22-32-26-34 4Z" fill="#5c9f49"/><path d="M-92 20-74-6M-66 18-58-10" stroke="#3f7d38" stroke-width="4" stroke-linecap="round"/>${skewer(6, -16)}${skewer(0, 18)}${skewer(-6, 52)}
<g fill="none" stroke="#c98bb9" stroke-width="5"><ellipse cx="34" cy="84" rx="20" ry="10"/><ellipse cx="4" cy="91" rx="18" ry="8"/></g><circle cx="76" cy="66" r="21" fill="#d8392b"/><path d="M76 45Q97 47 97 66 95 87 72 87 94 72 76 45Z" fill="#a92a20"/><circle cx="69" cy="59" r="5" fill="#fff" opacity=".6"/>
<path d="M-28-66Q-48-86-28-110M24-72Q4-92 26-118" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

function noodles(colour: string, width: number): string {
  return `<path d="M-92-6Q-70-62-10-52 40-44 34-16M-82 6Q-64-46-20-40 20-34 10 0M-64 14Q-52-24-22-24-2-22-14 18M-40 20Q-20-8 20-30 64-56 92-4M-10 22Q20-30 58-28 78-22 80 8M24 20Q36-6 54-6 62 0 58 14M-50-46Q-20-76 22-58 54-44 66-30" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function dumpling(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.2)"><path d="M-40 14Q-42-22-10-30L0-40 10-30Q42-22 40 14 24 30 0 30-24 30-40 14Z" fill="#fdf4e3"/><path d="M6-34 10-30Q42-22 40 14 24 30 0 30 34 10 6-34Z" fill="#e2c294" opacity=".8"/><path d="M0-34Q-18-20-28 2M0-34Q-8-14-10 8M0-34Q8-14 12 6M0-34Q20-20 29 0" fill="none" stroke="#c79c66" stroke-width="3" stroke-linecap="round"/></g>`;
}

function pastry(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.08)"><path d="M0-56 62 42H-62Z" fill="#b46a20" stroke="#b46a20" stroke-width="22" stroke-linejoin="round"/><path d="M0-56 62 34H-62Z" fill="#e9a644" stroke="#e9a644" stroke-width="18" stroke-linejoin="round"/><path d="M0-56 62 34 0 8Z" fill="#c77c27" opacity=".6"/><path d="M-62 34 62 34 0 8Z" fill="#f5c56f" opacity=".7"/><path d="M-20-8l4 6M-4-30l2 7M14-14l-4 6M-26 22l7 2M0 26l7-2M28 24l6 3M24 8l5 4M-36 12l4 6M-2-2l6 1" stroke="#fff2cf" stroke-width="5" stroke-linecap="round"/></g>`;
}

function skewer(x: number, y: number): string {
  const pieces = [-72, -36, 0, 36, 72]
    .map(
      (at, index) =>
        `<rect x="${at - 16}" y="${index % 2 ? -19 : -22}" width="32" height="${index % 2 ? 38 : 44}" rx="11" fill="#7b3a1a"/><rect x="${at - 14}" y="${index % 2 ? -18 : -21}" width="28" height="20" rx="9" fill="#b0622f"/><path d="M${at - 7}-14l-3 26M${at + 6}-14l-3 26" stroke="#42190a" stroke-width="4" stroke-linecap="round"/>${index < 4 ? `<ellipse cx="${at + 18}" rx="5" ry="18" fill="#f7e9ee"/>` : ''}`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(-14)"><path d="M-112 0H126" stroke="#8d8f98" stroke-width="6" stroke-linecap="round"/>${pieces}</g>`;
}
