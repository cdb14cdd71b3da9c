import { formatOfSize, SIZES_OF, type SizeFormat } from '@karavan/shared-api/contract/size-formats';
import { newSize, type SizeValues } from './item-values.ts';

/** How sizes are entered: not at all, in a format, or in words of the organization. */
export type SizeEntry = 'none' | SizeFormat | 'own';

/** What is offered where a category says nothing. */
export const USUAL_FORMATS: readonly SizeFormat[] = ['letters', 'eu_shoes'];

/** That of the first size, as the others are taken to be of the same. */
export function entryOf([first]: readonly SizeValues[]): SizeEntry {
  if (first === undefined || first.size === '') return 'none';
  return formatOfSize(first.size) ?? 'own';
}

/** The formats of a category, with that of the first size. */
export const formatsWith = (formats: readonly SizeFormat[], entry: SizeEntry): SizeFormat[] =>
  entry === 'none' || entry === 'own' || formats.includes(entry)
    ? [...formats]
    : [...formats, entry];

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

/** The sizes of a format from small to large; others stay where they are, behind them. */
export function sorted(sizes: readonly SizeValues[], format: SizeFormat): SizeValues[] {
  const order = SIZES_OF[format];
  const place = ({ size }: SizeValues) => {
    const index = order.indexOf(size);
    return index === -1 ? order.length : index;
  };
  return sizes.toSorted((one, other) => place(one) - place(other));
}
