import type { Thing } from '../thing.ts';

export const BAKERY = {
  bread: {
    colours: ['#f6e6d0', '#c98442', '#6f3d17'],
    draw: ([, , deep]) =>
      `<path d="M-130 92H130V102Q130 113 116 113H-116Q-130 113-130 102Z" fill="#8b5c38"/><path d="M-130 92Q-130 84-118 84H118Q130 84 130 92Z" fill="#b88457"/>
<path d="M-120 62Q-134-20-58-52 10-80 74-52 132-22 120 62 114 94 70 94H-70Q-112 94-120 62Z" fill="url(#thing)"/><path d="M-120 62Q-134-20-58-52 10-80 74-52 20-50-20-10-56 30-60 94-112 94-120 62Z" fill="#e0a25c" opacity=".75"/>
<path d="M-84-34Q-104 0-92 36-62 10-58-48ZM-34-58Q-66-10-46 40-8 0 10-62ZM32-60Q2-10 24 42 60 0 68-54ZM86-42Q66 0 84 40 108 14 106-22Z" fill="#f7e2b9"/><path d="M-84-34Q-104 0-92 36-94 0-70-42ZM-34-58Q-66-10-46 40-46-10-18-61ZM32-60Q2-10 24 42 22-8 46-59ZM86-42Q66 0 84 40 84 2 96-34Z" fill="${deep}" opacity=".75"/>
<path d="M-100 56h10M-70 70h12M-26 58h10M10 74h12M48 60h10M84 66h12M-44 80h8M62 80h8" stroke="#fff4dc" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  },
  croissant: {
    colours: ['#fbe9d0', '#dd9a45', '#8a4d18'],
    draw: ([light, , deep]) =>
      `<ellipse cx="0" cy="96" rx="130" ry="18" fill="${deep}" opacity=".75"/><ellipse cx="0" cy="92" rx="130" ry="18" fill="#fff"/><ellipse cx="0" cy="91" rx="104" ry="12" fill="${light}"/>
<g transform="translate(0 4) scale(.93)"><g stroke="#a45c1b" stroke-width="4" stroke-linejoin="round"><path d="M-128 52Q-134 98-108 106-84 104-64 82ZM128 52Q134 98 108 106 84 104 64 82Z" fill="#cb8130"/><path d="M-100-22Q-140 18-130 66L-72 92Q-50 80-42 58ZM100-22Q140 18 130 66L72 92Q50 80 42 58Z" fill="#d68d38"/><path d="M-34-60Q-88-58-110-8L-54 68Q-34 62-22 42ZM34-60Q88-58 110-8L54 68Q34 62 22 42Z" fill="#df9a43"/><path d="M-44-58Q0-90 44-58L34 46Q0 64-34 46Z" fill="#e8a850"/></g>
<path d="M-40-56Q0-84 40-56L37-22Q0-44-37-22ZM-50-55Q-88-46-104-8L-88 12Q-78-20-46-30ZM50-55Q88-46 104-8L88 12Q78-20 46-30ZM-112-6Q-132 26-127 60L-110 66Q-116 36-98 12ZM112-6Q132 26 127 60L110 66Q116 36 98 12ZM-126 72Q-126 96-110 102L-108 80ZM126 72Q126 96 110 102L108 80Z" fill="#f6cd84"/>
<path d="M-16-62Q-20 0-16 46M16-62Q20 0 16 46M-62-42Q-64 4-44 54M62-42Q64 4 44 54M-84-28Q-90 8-60 56M84-28Q90 8 60 56M-112 12Q-116 46-86 76M112 12Q116 46 86 76" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round" opacity=".35"/></g>`,
  },
  patyr: {
    colours: ['#f4e4cd', '#cf9048', '#744017'],
    draw: ([, , deep]) =>
      `<path d="M-128 94Q-128 74-96 72H96Q128 74 128 94 128 113 96 113H-96Q-128 113-128 94Z" fill="url(#thing)"/><path d="M-128 94Q-128 74-96 72H96Q128 74 128 94 100 86 0 86-100 86-128 94Z" fill="#efc07a"/>
<circle cx="6" cy="-16" r="104" fill="${deep}"/><circle cx="0" cy="-18" r="104" fill="#d0893b"/><circle cx="-3" cy="-21" r="96" fill="#e9b264"/>
<circle cx="0" cy="-18" r="62" fill="#b9752f"/><circle cx="2" cy="-16" r="58" fill="#dba154"/><g fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"><circle cx="0" cy="-18" r="45" stroke-dasharray="0 17.7"/><circle cx="0" cy="-18" r="26" stroke-dasharray="0 20.4"/><path d="M0-18h1"/></g>
<circle cx="0" cy="-18" r="73" fill="none" stroke="#fff4d6" stroke-width="6" stroke-linecap="round" stroke-dasharray="5 25.6"/><circle cx="0" cy="-18" r="88" fill="none" stroke="#fff4d6" stroke-width="6" stroke-linecap="round" stroke-dasharray="5 34.5" transform="rotate(12 0 -18)"/>
<path d="M-104 80h10M-60 78h10M-16 78h10M34 78h10M84 80h10" stroke="#fff4d6" stroke-width="5" stroke-linecap="round"/>`,
  },
  honeyCake: {
    colours: ['#fbeccb', '#d99a35', '#76450f'],
    draw: ([light, middle, deep]) =>
      `<ellipse cx="0" cy="92" rx="130" ry="23" fill="${deep}" opacity=".8"/><ellipse cx="0" cy="87" rx="130" ry="23" fill="#fff"/><ellipse cx="0" cy="86" rx="106" ry="16" fill="${light}"/>
<path d="M-108-4 110-34V66L-108 96Z" fill="#fff3dc"/>${[-4, 14, 32, 50, 68, 85].map((y) => `<path d="M-108 ${y}L110 ${y - 30}v11L-108 ${y + 11}Z" fill="${middle}"/>`).join('')}<path d="M40-24 110-34V66L40 76Z" fill="${deep}" opacity=".18"/>
<path d="M-108-4 24-84Q92-72 110-34Z" fill="#efbf68"/><path d="M24-84Q92-72 110-34L40-24Z" fill="${middle}" opacity=".5"/><path d="M-64-16h4M-30-32h4M0-22h4M-14-48h4M30-60h4M66-36h4M20-38h4M52-52h4M-46-26h3M84-44h3M8-66h3M36-36h3" stroke="${deep}" stroke-width="6" stroke-linecap="round" opacity=".55"/>
<path d="M-20-16Q30-40 104-35L110-34V-14Q104-4 98-14V-20Q90-28 84-18V14Q77 26 70 14V-12Q62-22 54-10V0Q47 10 40 0V-14Q32-22 24-10V26Q17 38 10 26V-8Q2-18-6-8-12-2-20-16Z" fill="#e88a12"/><path d="M76-16V10M17-8V20M-2-18Q40-34 84-31" fill="none" stroke="#ffd98a" stroke-width="4" stroke-linecap="round"/>
<path d="M44-66Q62-102 100-98 92-66 44-66ZM34-70Q16-92 28-116 52-98 34-70Z" fill="#5fa860"/><circle cx="20" cy="-68" r="16" fill="#c92f43"/><circle cx="52" cy="-66" r="17" fill="#a81d35"/><path d="M12-74q4-6 10-5M43-72q4-7 11-6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
  },
  cherryPie: {
    colours: ['#f9e0db', '#c8414b', '#6d1424'],
    draw: ([, middle, deep]) =>
      `<path d="M-122 14H122L92 104Q0 122-92 104Z" fill="#fff"/><path d="M46 50 122 14 92 104Q66 110 40 112Z" fill="${middle}" opacity=".18"/><path d="M-96 50-78 108M-64 58-54 110M-32 62-26 113M0 64V114M32 62 26 113M64 58 54 110M96 50 78 108" stroke="${middle}" stroke-width="5" opacity=".45"/>
<ellipse cx="0" cy="16" rx="126" ry="58" fill="#b9722c"/><ellipse cx="0" cy="10" rx="110" ry="46" fill="${deep}"/><path d="M-70 2h1M-40-16h1M-36 12h1M0 34h1M0-10h1M38 16h1M44-18h1M76 6h1M-60 28h1M60 32h1M-2-26h1M-86 14h1" stroke="${middle}" stroke-width="26" stroke-linecap="round"/>
<path d="M-102 5 20 59M-74-19 74 47M-20-31 102 23M-102 23 20-31M-74 47 74-19M-20 59 102 5" stroke="#a35c1e" stroke-width="16"/><path d="M-102 2 20 56M-74-22 74 44M-20-34 102 20M-102 20 20-34M-74 44 74-22M-20 56 102 2" stroke="#f0bf72" stroke-width="13"/>
<ellipse cx="0" cy="12" rx="117" ry="51" fill="none" stroke="#dc9b48" stroke-width="22"/><ellipse cx="0" cy="10" rx="117" ry="51" fill="none" stroke="#f4cb86" stroke-width="14" stroke-dasharray="18 7" stroke-linecap="round"/>
<path d="M62 82Q60 40 92 28M98 88Q104 52 92 28" fill="none" stroke="#4f8a45" stroke-width="5" stroke-linecap="round"/><path d="M92 30Q112 4 130 16 124 38 92 30Z" fill="#6aac58"/><circle cx="62" cy="92" r="21" fill="#b81f35"/><circle cx="100" cy="96" r="19" fill="#8f1228"/><path d="M52 84q4-8 12-7M92 88q3-6 10-6" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M-34-70Q-54-90-32-114M22-74Q2-96 26-122" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`,
  },
} as const satisfies Readonly<Record<string, Thing>>;
