import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

/** What white text needs on a colour (WCAG 2.2 AA). */
export const CONTRAST_MIN = 4.5;

/** Deep enough for white on it, light enough to be told from a dark page. */
const LIGHTNESS = { min: 0.36, max: 0.54 } as const;
/** Quiet beside pictures, and still a colour. */
const CHROMA_MAX = 0.15;
/** Pixels below it are grey: their hue means nothing. */
const GREY_CHROMA = 0.03;
const OPAQUE_ALPHA = 128;
const HUES = 24;
const STEP = 0.005;

const toOklch = converter('oklch');

/**
 * The colour that a picture speaks of: the hue that most of its colourful pixels have, as lively as
 * they are; white reaches `CONTRAST_MIN` on it.
 * @param pixels RGBA, a byte each
 * @returns `#rrggbb`
 */
export function signColorOf(pixels: Uint8Array): string {
  const seen = read(pixels);
  const colorful = seen.filter(({ c }) => c > GREY_CHROMA);
  // Some specks of colour do not make a grey sign colourful.
  if (colorful.length * 50 < seen.length || colorful.length === 0) {
    return readable({ mode: 'oklch', l: mean(seen, ({ l }) => l), c: 0, h: 0 });
  }
  const chosen = ofCommonestHue(colorful);
  const chroma = chosen.reduce((sum, { c }) => sum + c, 0);
  const [x, y] = chosen.reduce(
    ([cos, sin], { c, h }) => [cos + c * Math.cos(radians(h)), sin + c * Math.sin(radians(h))],
    [0, 0],
  );
  return readable({
    mode: 'oklch',
    l: chosen.reduce((sum, { l, c }) => sum + l * c, 0) / chroma,
    c: chroma / chosen.length,
    h: (Math.atan2(y, x) * 180) / Math.PI,
  });
}

/** The nearest colour that white can be read on. */
function readable({ l, c, h = 0 }: Oklch): string {
  const chroma = Math.min(c, CHROMA_MAX);
  let lightness = Math.min(Math.max(l, LIGHTNESS.min), LIGHTNESS.max);
  for (;;) {
    const hex = formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h }, 'oklch'));
    if (wcagContrast(hex, '#ffffff') >= CONTRAST_MIN) return hex;
    lightness -= STEP;
  }
}

type Seen = Oklch & { readonly h: number };

function read(pixels: Uint8Array): Seen[] {
  const seen: Seen[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE_ALPHA) continue;
    const [r, g, b] = [0, 1, 2].map((channel) => pixels[at + channel]! / 255);
    const { l, c, h = 0 } = toOklch({ mode: 'rgb', r: r!, g: g!, b: b! });
    seen.push({ mode: 'oklch', l, c, h });
  }
  return seen;
}

/** The pixels of the hue, with its neighbours on both sides, that carries most colour. */
function ofCommonestHue(pixels: readonly Seen[]): Seen[] {
  const slices = Array.from({ length: HUES }, (): Seen[] => []);
  for (const pixel of pixels) slices[Math.floor((pixel.h / 360) * HUES) % HUES]!.push(pixel);
  const around = (slice: number) =>
    [slice - 1, slice, slice + 1].flatMap((index) => slices[(index + HUES) % HUES]!);
  const weightOf = (slice: number) => around(slice).reduce((sum, { c }) => sum + c, 0);
  const weights = slices.map((_, slice) => weightOf(slice));
  return around(weights.indexOf(Math.max(...weights)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const mean = <T>(list: readonly T[], valueOf: (item: T) => number) =>
  list.length === 0 ? 0 : list.reduce((sum, item) => sum + valueOf(item), 0) / list.length;
