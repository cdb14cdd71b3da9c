import { readableNumber } from '@karavan/shared-ui/phone-entry';
import { drawQr } from '@karavan/shared-ui/draw-qr';
import type { BusinessCard } from './business-card.ts';
import { loadAvatar } from './load-avatar.ts';

/** Pixels: the shape in which pictures are sent and posted. */
const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const AVATAR = 264;
const CODE = 420;
const GAP = 16;
const NAME_LINE = 84;
const LINE = 54;

/** Where the card takes its colours from; the same in both schemes. */
const BACKGROUND = '--gradient-dusk';
const INK = '#fff';

/** Draws a card as a PNG: the picture and name, how to reach the person, and the code of the contact. */
export async function drawCardPicture(card: BusinessCard, vcard: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  context.fillStyle = background(context);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = INK;
  context.textAlign = 'center';

  const family = getComputedStyle(document.body).fontFamily;
  await drawAvatar(context, card, family);
  context.font = `700 64px ${family}`;
  const belowName = write(context, wrapped(context, card.name, 2), EDGE + AVATAR, NAME_LINE);
  context.font = `400 38px ${family}`;
  const ways = [
    ...(card.nickname === null ? [] : [`@${card.nickname}`]),
    ...card.phones.map(({ phone_number }) => readableNumber(phone_number)),
    ...card.networks.map(({ url }) => url.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '')),
  ];
  const room = HEIGHT - 2 * EDGE - CODE - GAP - belowName;
  const shown = ways.slice(0, Math.floor(room / LINE));
  write(
    context,
    shown.flatMap((way) => wrapped(context, way, 1)),
    belowName + GAP,
    LINE,
  );
  drawCode(context, vcard);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn'))));
  });
}

/** From corner to corner, between the colours of the token. */
function background(context: CanvasRenderingContext2D): CanvasGradient {
  const token = getComputedStyle(document.documentElement).getPropertyValue(BACKGROUND);
  const gradient = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  const colors = token.match(/#[\da-f]{6}/gi) ?? [];
  for (const [index, color] of colors.entries()) {
    gradient.addColorStop(index / (colors.length - 1), color);
  }
  return gradient;
}

/** Writes lines below each other; answers where the last one stands. */
function write(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  above: number,
  height: number,
): number {
  for (const [index, line] of lines.entries()) {
    context.fillText(line, WIDTH / 2, above + (index + 1) * height);
  }
  return above + lines.length * height;
}

async function drawAvatar(
  context: CanvasRenderingContext2D,
  { avatar, name }: BusinessCard,
  family: string,
): Promise<void> {
  const [x, y] = [WIDTH / 2, EDGE + AVATAR / 2];
  const picture = avatar === null ? null : await loadAvatar(avatar).catch(() => null);
  context.save();
  context.beginPath();
  context.arc(x, y, AVATAR / 2, 0, 2 * Math.PI);
  context.clip();
  if (picture) {
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    context.drawImage(
      picture,
      left,
      top,
      side,
      side,
      x - AVATAR / 2,
      y - AVATAR / 2,
      AVATAR,
      AVATAR,
    );
  } else {
    context.fillStyle = 'rgb(255 255 255 / 0.2)';
    context.fillRect(x - AVATAR / 2, y - AVATAR / 2, AVATAR, AVATAR);
    context.fillStyle = INK;
    context.font = `700 120px ${family}`;
    context.textBaseline = 'middle';
    context.fillText((Array.from(name).at(0) ?? '').toUpperCase(), x, y);
  }
  context.restore();
}

/** Dark on a white ground, with the edge that readers need. */
function drawCode(context: CanvasRenderingContext2D, text: string): void {
  const { side, path } = drawQr(text);
  context.save();
  context.translate((WIDTH - CODE) / 2, HEIGHT - EDGE - CODE);
  context.beginPath();
  context.roundRect(0, 0, CODE, CODE, 28);
  context.fillStyle = '#fff';
  context.fill();
  context.scale(CODE / side, CODE / side);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  context.restore();
}

/** The words in as many lines as there may be; what is left over ends in an ellipsis. */
function wrapped(context: CanvasRenderingContext2D, text: string, limit: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= WIDTH - EDGE * 2;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && (fits(joined) || lines.length === limit)) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines.map((line) => shortened(line, fits));
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const characters = Array.from(line);
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('')}…`;
}
