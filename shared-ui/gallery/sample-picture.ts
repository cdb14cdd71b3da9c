import { rgbaToThumbHash } from 'thumbhash';

const PALETTES = {
  coral: ['#ffb199', '#d1495b'],
  lagoon: ['#8fd3f4', '#2a68d8'],
  meadow: ['#d4fc79', '#22803f'],
} as const;

/** A landscape in the given colours, with its thumbhash, in the form the server sends. */
export function samplePicture(palette: keyof typeof PALETTES) {
  const [sky, land] = PALETTES[palette];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice"><rect width="800" height="600" fill="${sky}"/><circle cx="590" cy="170" r="80" fill="#fff" opacity=".85"/><path d="M0 430 210 230 400 410 560 290 800 470V600H0Z" fill="${land}"/><path d="M0 520 240 420 520 540 800 430V600H0Z" fill="${land}" opacity=".6"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    small: address,
    medium: address,
    large: address,
    width: 800,
    height: 600,
    thumbhash: thumbhashOf(sky, land),
  };
}

function thumbhashOf(above: string, below: string): string {
  const side = 16;
  const pixels = Array.from({ length: side * side }, (_, index) => {
    const hex = index < (side * side) / 2 ? above : below;
    return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).concat(255);
  }).flat();
  return btoa(String.fromCodePoint(...rgbaToThumbHash(side, side, pixels)));
}
