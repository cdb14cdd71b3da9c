import type { Random } from '../random.ts';
import { drawPerson, FEET } from './draw-person.ts';
import type { Colourway } from './thing.ts';

/** Where things are used. */
export type Setting = 'shop' | 'kitchen' | 'room' | 'mountains' | 'stage' | 'office';

/** A place 1000 units wide and high, and where in it a thing stands. */
export interface DrawnSetting {
  readonly behind: string;
  readonly inFront: string;
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
}

/** Draws where a thing is used, with the people who use it. */
export function drawSetting(setting: Setting, colours: Colourway, random: Random): DrawnSetting {
  switch (setting) {
    case 'shop':
      return drawShop(colours, random);
    case 'kitchen':
      return drawKitchen(colours, random);
    case 'room':
      return drawRoom(random);
    case 'mountains':
      return drawMountains(random);
    case 'stage':
      return drawStage(colours, random);
    case 'office':
      return drawOffice(random);
  }
}

const WALLS = ['#e9d9c8', '#d3e0d6', '#d8d9ea', '#ead3cd', '#cfe0e8', '#efe0b6'] as const;

/** Somebody behind a counter or a desk, who is seen down to the chest. */
function person(random: Random, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawPerson(random)}</g>`;
}

/** Somebody who stands on the floor. */
function figure(random: Random, x: number, floor: number, scale: number): string {
  const body = drawPerson(random, { isWhole: true });
  return `<g transform="translate(${x} ${floor - FEET * scale}) scale(${scale})">${body}</g>`;
}

/** A counter, somebody behind it, and shelves with parcels and pots. */
function drawShop([light, middle, deep]: Colourway, random: Random): DrawnSetting {
  const shelf = (y: number) =>
    `<rect x="60" y="${y}" width="880" height="16" rx="4" fill="${deep}" opacity=".55"/>${Array.from(
      { length: 9 },
      (_, index) => {
        const height = random.integer(50, 110);
        const fill = random.pick([light, middle, '#fff', '#e6b95c', '#7fa58f']);
        return `<rect x="${90 + index * 94}" y="${y - height}" width="${random.integer(44, 70)}" height="${height}" rx="8" fill="${fill}" opacity=".75"/>`;
      },
    ).join('')}`;
  return {
    behind: `<rect width="1000" height="1000" fill="${random.pick(WALLS)}"/>${shelf(230)}${shelf(430)}
<path d="M740 0V90" stroke="#4b4440" stroke-width="6"/><path d="M680 140Q690 84 740 84T800 140Z" fill="${deep}"/><path d="M690 140H790L900 760H580Z" fill="#fff6d8" opacity=".28"/>
${person(random, 700, 480, 1.75)}
<rect y="720" width="1000" height="280" fill="#b98a5e"/><rect y="720" width="1000" height="34" fill="#d9b083"/><path d="M0 830H1000M0 920H1000" stroke="#8a623d" stroke-width="4" opacity=".35"/>`,
    inFront: '',
    x: 330,
    floor: 800,
    scale: 1.95,
  };
}

/** Tiles, a window with morning light, and the cook. */
function drawKitchen([, middle, deep]: Colourway, random: Random): DrawnSetting {
  const wall = random.pick(WALLS);
  return {
    behind: `<rect width="1000" height="1000" fill="${wall}"/><path d="${Array.from({ length: 9 }, (_, index) => `M0 ${index * 84}H1000M${index * 125} 0V720`).join('')}" stroke="#fff" stroke-width="6" opacity=".7"/>
<rect x="70" y="70" width="340" height="360" rx="16" fill="#bfe0f2"/><path d="M70 350 170 230 240 300 320 200 410 320V430H70Z" fill="#7fa8a0"/><path d="M240 70V430M70 250H410" stroke="#fff" stroke-width="14"/><rect x="70" y="70" width="340" height="360" rx="16" fill="none" stroke="#fff" stroke-width="18"/>
<path d="M540 120H960" stroke="${deep}" stroke-width="12"/><path d="M600 120V200M720 120V180" stroke="${deep}" stroke-width="6"/><circle cx="600" cy="236" r="40" fill="${deep}"/><path d="M686 180H754L744 250H696Z" fill="${middle}"/>
${person(random, 720, 500, 1.7)}<path d="M640 590H800L820 780H620Z" fill="#fff" opacity=".92"/>
<rect y="740" width="1000" height="260" fill="#f1ece4"/><rect y="740" width="1000" height="26" fill="#fff"/><path d="M0 766H1000V800H0Z" fill="#000" opacity=".06"/>`,
    inFront: '',
    x: 360,
    floor: 850,
    scale: 2.1,
  };
}

/** A lived-in room in the evening sun. */
function drawRoom(random: Random): DrawnSetting {
  const wall = random.pick(WALLS);
  return {
    behind: `<rect width="1000" height="1000" fill="${wall}"/><rect y="690" width="1000" height="310" fill="#c9a27a"/><path d="M0 690H1000M0 770H1000M0 870H1000M180 690V770M520 690V770M820 690V770M340 770V870M700 770V870" stroke="#a67f58" stroke-width="4" opacity=".6"/>
<rect x="560" y="90" width="360" height="420" rx="180" fill="#ffe3b0"/><circle cx="790" cy="260" r="56" fill="#fff6df"/><path d="M560 430 650 330 720 390 820 290 920 410V330 510H560Z" fill="#8fa9b8"/><path d="M560 510V460L690 410 920 470V510Z" fill="#7c9a7e"/><path d="M740 90V510" stroke="#fff" stroke-width="14"/><path d="M560 510V270A180 180 0 0 1 920 270V510Z" fill="none" stroke="#fff" stroke-width="20"/>
<path d="M560 690 920 690 700 1000H200Z" fill="#fff3cf" opacity=".4"/><path d="M120 0V150" stroke="#4b4440" stroke-width="5"/><path d="M60 210Q70 150 120 150T180 210Z" fill="#e0a43a"/>
<ellipse cx="430" cy="880" rx="410" ry="70" fill="#b5523c"/><ellipse cx="430" cy="880" rx="350" ry="54" fill="none" stroke="#f6e4d3" stroke-width="10" stroke-dasharray="26 16"/>
${figure(random, 820, 925, 1.02)}`,
    inFront: '',
    x: 370,
    floor: 880,
    scale: 2.25,
  };
}

/** The Tian Shan behind a meadow or snow, and a friend on the way. */
function drawMountains(random: Random): DrawnSetting {
  const [sky, far, near, ground, light] = random.pick([
    ['#bfe1f4', '#8fb2c9', '#5f8aa0', '#8dbb72', '#fff6d6'],
    ['#ffd9b5', '#c999a0', '#8a6f8f', '#c9b06a', '#fff0cf'],
    ['#d9ecf7', '#a9c3d8', '#7394b5', '#eef5fa', '#fff'],
  ] as const);
  return {
    behind: `<rect width="1000" height="1000" fill="${sky}"/><g fill="${light}" opacity=".85"><path d="M90 170a40 40 0 0 1 76-18 46 46 0 0 1 84 18 30 30 0 0 1 0 60H96a30 30 0 0 1-6-60Z"/><path d="M620 110a34 34 0 0 1 64-14 40 40 0 0 1 72 16 26 26 0 0 1 0 52H626a26 26 0 0 1-6-54Z"/></g>
<path d="M0 560 150 330 260 440 420 200 560 400 660 300 820 480 1000 280V760H0Z" fill="${far}"/><path d="M420 200 330 340 400 320 440 370 490 310 506 326ZM1000 280 900 400 960 380 1000 400ZM150 330 92 420 150 400 196 376Z" fill="#fff" opacity=".9"/>
<path d="M0 690 200 520 380 640 560 500 760 650 1000 540V820H0Z" fill="${near}"/><path d="M0 720Q260 660 520 720T1000 700V1000H0Z" fill="${ground}"/><path d="M0 800Q300 740 620 800T1000 790V1000H0Z" fill="#000" opacity=".06"/>
<g fill="#3f6a55"><path d="M60 730 100 590 140 730ZM130 740 160 640 190 740ZM900 730 940 600 980 730Z"/></g>
${figure(random, 800, 930, 0.92)}`,
    inFront: `<path d="M0 960Q60 900 90 960 120 890 150 970 200 910 230 1000H0ZM1000 960Q950 900 920 965 880 910 850 1000H1000Z" fill="#3f6a55" opacity=".8"/>`,
    x: 360,
    floor: 890,
    scale: 2.2,
  };
}

/** Curtains, light from above, and the heads of those who came. */
function drawStage([, middle, deep]: Colourway, random: Random): DrawnSetting {
  const heads = Array.from({ length: 6 }, (_, index) => {
    const x = 70 + index * 172;
    const y = 930 + random.integer(-18, 18);
    return `<circle cx="${x}" cy="${y - 50}" r="58"/><path d="M${x - 96} 1000Q${x - 92} ${y - 6} ${x} ${y - 6}T${x + 96} 1000Z"/>`;
  }).join('');
  const curtain = `<path d="M0 0H230Q190 380 90 560 60 640 70 760H0Z" fill="#9c2f3a"/><path d="M60 0Q70 340 20 640M130 0Q130 340 60 580M190 0Q180 300 110 500" fill="none" stroke="#701f2b" stroke-width="14" opacity=".7"/>`;
  return {
    behind: `<rect width="1000" height="1000" fill="#1d1a33"/><path d="M430 0 570 0 860 780H140Z" fill="#fff3c9" opacity=".2"/><path d="M120 0 190 0 640 780H330Z" fill="${middle}" opacity=".22"/><path d="M880 0 810 0 360 780H670Z" fill="${middle}" opacity=".22"/>
<rect y="740" width="1000" height="260" fill="${deep}"/><rect y="740" width="1000" height="18" fill="#ffe2a0" opacity=".6"/><ellipse cx="500" cy="790" rx="330" ry="46" fill="#ffe9b8" opacity=".55"/>${curtain}<g transform="translate(1000 0) scale(-1 1)">${curtain}</g>
<path d="M0 0H1000V70Q930 130 860 70 790 130 720 70 650 130 580 70 500 130 430 70 360 130 290 70 220 130 150 70 70 130 0 70Z" fill="#7d2430"/>`,
    inFront: `<g fill="#0f0d1e">${heads}</g>`,
    x: 500,
    floor: 790,
    scale: 2.3,
  };
}

/** A desk by the window, and whoever is looking for work. */
function drawOffice(random: Random): DrawnSetting {
  return {
    behind: `<rect width="1000" height="1000" fill="${random.pick(WALLS)}"/><rect x="60" y="80" width="880" height="430" rx="20" fill="#c6e2f0"/><path d="M60 510V360H150V300H240V400H330V250H430V380H520V320H620V420H700V280H800V370H880V340H940V510Z" fill="#8aa5b8"/><path d="M60 430 260 330 480 430 700 340 940 430V510H60Z" fill="#6f93a0" opacity=".6"/><path d="M353 80V510M646 80V510" stroke="#fff" stroke-width="14"/><rect x="60" y="80" width="880" height="430" rx="20" fill="none" stroke="#fff" stroke-width="20"/>
${person(random, 640, 470, 2)}<rect y="760" width="1000" height="240" fill="#a97c54"/><rect y="760" width="1000" height="28" fill="#c99b70"/>`,
    inFront: '',
    x: 270,
    floor: 840,
    scale: 1.55,
  };
}
