import type { Thing } from '../thing.ts';

export const HOME = {
  lamp: {
    colours: ['#e2ece6', '#5f9077', '#2c4a3c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-62-112H22L52-26H-92Z" fill="${middle}"/><path d="M-10-112H22L52-26H4Z" fill="#000" opacity=".08"/><path d="M-92-26H52L60 60Q-20 84-100 60Z" fill="#fff3c9" opacity=".55"/>
<rect x="-26" y="-26" width="12" height="124" fill="${deep}"/><ellipse cx="-20" cy="106" rx="52" ry="11" fill="${deep}"/>
<path d="M52 40H112Q124 84 104 114H60Q40 84 52 40Z" fill="${light}"/><path d="M82 40H112Q124 84 104 114H84Z" fill="${middle}" opacity=".25"/>
<path d="M82 42Q66 0 84-40M82 42Q100 10 118-6M82 42Q60 16 50-4" fill="none" stroke="#4f8a5b" stroke-width="6" stroke-linecap="round"/><ellipse cx="84" cy="-46" rx="15" ry="24" fill="#6fae78"/><ellipse cx="120" cy="-14" rx="12" ry="20" transform="rotate(40 120 -14)" fill="#5d9a68"/><ellipse cx="46" cy="-12" rx="12" ry="20" transform="rotate(-34 46 -12)" fill="#7dbd86"/>`,
  },
  blanket: {
    colours: ['#f4e8da', '#c46a4a', '#6b2f28'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `${[74, 34, -6]
        .map(
          (y) =>
            `<rect x="-124" y="${y}" width="248" height="39" rx="19" fill="${middle}"/><path d="M-124 ${y + 20}A19 19 0 0 0 -105 ${y + 39}H105A19 19 0 0 0 124 ${y + 20}Z" fill="${deep}" opacity=".45"/><path d="M-108 ${y + 1}v36M108 ${y + 1}v36" stroke="${light}" stroke-width="5" opacity=".75"/>`,
        )
        .join('')}
<path d="M-124-22Q-124-62-80-64H84Q124-62 124-22 120-2 100-2H-104Q-124-4-124-22Z" fill="${middle}"/><path d="M-108-58V-3M108-58V-3" stroke="${light}" stroke-width="5" opacity=".75"/><path d="M-124-22Q-122-4-104-2H100Q120-4 124-22 100-14 0-14-100-14-124-22Z" fill="${deep}" opacity=".35"/>
<path d="M-92-60-98 82Q0 94 98 82L92-60Z" fill="${deep}" opacity=".35"/><path d="M-80 74v28M-64 76v31M-48 78v28M-32 80v30M-16 80v28M0 81v30M16 80v28M32 80v30M48 78v28M64 76v31M80 74v28" stroke="${light}" stroke-width="7" stroke-linecap="round"/><path d="M-82-64H82L88 76Q0 88-88 76Z" fill="${middle}"/>
<g fill="none" stroke="${deep}" opacity=".6"><path d="M-50-64-53 80M0-64V82M50-64 53 80M-84-30Q0-20 84-30M-86 28Q0 40 86 28" stroke-width="18"/></g><g fill="none" stroke="${light}" opacity=".9"><path d="M-28-64-29 81M28-64 29 81M-68-64-72 78M68-64 72 78M-85-6Q0 6 85-6M-87 56Q0 68 87 56M-83-50Q0-42 83-50" stroke-width="5"/></g>`,
  },
  bowl: {
    colours: ['#e4ecf5', '#2f66ae', '#16305c'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<path d="M-14-40Q44-60 44-4 40 44-6 46" fill="none" stroke="${deep}" stroke-width="14"/><path d="M-86 60Q-122 40-120-14-120-34-134-44L-118-54Q-102-40-102-14-102 0-84 4Z" fill="${middle}"/><path d="M-54-74H-18Q22-52 20 14 14 90-20 104H-56Q-100 90-104 24-102-44-54-74Z" fill="url(#thing)"/><path d="M-62-78Q-60-98-36-98-12-98-10-78-36-66-62-78Z" fill="${deep}"/><circle cx="-36" cy="-108" r="12" fill="#e5b650"/><path d="M-62-72Q-36-60-10-72" fill="none" stroke="#e5b650" stroke-width="6"/>
${horns(-44, 0, 1.15, '#fff')}<path d="M-86-36Q-40-22 6-36M-98 50Q-42 66 16 50" fill="none" stroke="#e5b650" stroke-width="5"/>
<ellipse cx="46" cy="104" rx="46" ry="9" fill="${deep}"/><path d="M-38 14H130Q126 84 78 104H14Q-34 84-38 14Z" fill="#fff"/><path d="M80 14H130Q126 84 78 104H50Q88 74 80 14Z" fill="${middle}" opacity=".2"/><ellipse cx="46" cy="14" rx="84" ry="20" fill="${light}"/><ellipse cx="46" cy="17" rx="74" ry="14" fill="#b9601f"/><path d="M-16 12Q20 2 60 5" fill="none" stroke="#eab06a" stroke-width="4" stroke-linecap="round"/>
<path d="M-35 38Q46 62 127 38" fill="none" stroke="${middle}" stroke-width="6"/>${horns(14, 70, 0.8, middle)}${horns(78, 70, 0.8, middle)}<path d="M46 62l8 10-8 10-8-10Z" fill="#e5b650"/><path d="M22-14Q4-34 22-58M64-14Q46-38 66-66" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/>`,
  },
  towels: {
    colours: ['#e3eff0', '#58a0a6', '#1f5960'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `${[deep, middle, '#fff', middle]
        .map((colour, index) => {
          const y = 73 - index * 39;
          return `<rect x="-118" y="${y}" width="236" height="40" rx="18" fill="${colour}"/><path d="M-118 ${y + 20}A18 20 0 0 0 -100 ${y + 40}H100A18 20 0 0 0 118 ${y + 20}Z" fill="${deep}" opacity=".22"/><path d="M-92 ${y + 20}H118" stroke="${deep}" stroke-width="4" opacity=".35"/><path d="M52 ${y}v40M68 ${y}v40" stroke="${index === 2 ? middle : light}" stroke-width="7" opacity=".8"/>`;
        })
        .join('')}
<rect x="-66" y="-112" width="140" height="68" rx="34" fill="${light}"/><rect x="-66" y="-112" width="140" height="68" rx="34" fill="${middle}" opacity=".35"/><path d="M-20-112V-44M2-112V-44" stroke="#fff" stroke-width="8"/><circle cx="42" cy="-78" r="34" fill="#fff"/><path d="M42-78q8-2 7 7-4 10-15 6-11-7-6-20 9-14 24-7 15 10 9 28-9 16-28 13-20-8-18-30 8-23 32-21" fill="none" stroke="${middle}" stroke-width="5" stroke-linecap="round"/>`,
  },
  carpet: {
    colours: ['#f6e4d8', '#c23b3a', '#5b1520'],
    isColourful: true,
    draw: ([light, middle, deep]) =>
      `<rect x="-128" y="-122" width="256" height="12" rx="6" fill="#8b5a36"/><path d="M-88-124v18M0-124v18M88-124v18" stroke="${deep}" stroke-width="10"/><rect x="-112" y="-104" width="224" height="217" rx="4" fill="${deep}"/><rect x="-104" y="-96" width="208" height="201" fill="none" stroke="#e8b64c" stroke-width="12" stroke-dasharray="0.1 12" stroke-linecap="round"/><rect x="-90" y="-82" width="180" height="173" fill="${light}"/><rect x="-82" y="-74" width="164" height="157" fill="${middle}"/>
<path d="M0-70 78 4.5 0 79-78 4.5Z" fill="${deep}"/>${[0, 90, 180, 270].map((turn) => `<g transform="translate(0 4.5) rotate(${turn})"><path d="M0-6V-30Q-2-50-16-48-28-44-24-32-18-25-13-31M0-30Q2-50 16-48 28-44 24-32 18-25 13-31" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/></g><g transform="translate(0 4.5) rotate(${turn + 45})"><path d="M0-62V-84M0-70Q-4-88-22-80-28-70-18-64M0-70Q4-88 22-80 28-70 18-64" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/></g>`).join('')}
<path d="M0-8 12 4.5 0 17-12 4.5Z" fill="#e8b64c"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;

/** A Kyrgyz ornament: ram's horns. */
function horns(x: number, y: number, scale: number, colour: string): string {
  return `<path d="M0 24V0Q-2-22-20-20-34-16-30-2-22 8-14 0M0 0Q2-22 20-20 34-16 30-2 22 8 14 0M-12 24H12" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" transform="translate(${x} ${y}) scale(${scale})"/>`;
}
