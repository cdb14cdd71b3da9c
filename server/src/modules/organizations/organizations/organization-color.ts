/** For organizations without a picture: white is read on each of them. */
const COLORS = [
  '#9a4431',
  '#1c6f61',
  '#2f5fa8',
  '#7f4580',
  '#84590f',
  '#38722f',
  '#a0345a',
  '#4a52a8',
  '#0d6c82',
  '#6b5746',
  '#4f6b1c',
  '#9f3636',
] as const;

/**
 * The organization's own colour, `#rrggbb`: that of its picture, or one that it keeps while it has none.
 * White is read on it.
 */
export function organizationColor(id: number, ofPicture: string | null | undefined): string {
  return ofPicture ?? COLORS[id % COLORS.length]!;
}
