import { newSize, type SizeValues } from './item-values.ts';

export type SizeFormat = 'none' | 'letters' | 'eu' | 'own';

export const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export const EU_SIZES = Array.from({ length: 13 }, (_, index) => String(35 + index));

const ORDER = [...LETTER_SIZES, ...EU_SIZES];

/** The format of the first size, as the others are taken to be of the same. */
export function formatOf([first]: readonly SizeValues[]): SizeFormat {
  if (first === undefined || first.size === '') return 'none';
  if ((LETTER_SIZES as readonly string[]).includes(first.size)) return 'letters';
  return EU_SIZES.includes(first.size) ? 'eu' : 'own';
}

/**
 * The sizes with one more or less. What has no size goes as soon as something has one, and stands alone again when the
 * last has gone.
 */
export function toggled(sizes: readonly SizeValues[], name: string): SizeValues[] {
  const named = sizes.filter(({ size }) => size !== '');
  const rest = named.filter(({ size }) => size !== name);
  if (rest.length < named.length) return rest.length > 0 ? rest : [newSize('')];
  return [...named, newSize(name)];
}

/** The usual sizes from small to large; others stay where they are, behind them. */
export function sorted(sizes: readonly SizeValues[]): SizeValues[] {
  const place = ({ size }: SizeValues) => {
    const index = ORDER.indexOf(size);
    return index === -1 ? ORDER.length : index;
  };
  return sizes.toSorted((one, other) => place(one) - place(other));
}
