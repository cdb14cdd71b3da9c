import type { Assortment, Offered } from './assortments/assortment.ts';

/** Something an organization offers, before it has a price. */
export interface Offer extends Pick<Offered, 'motif' | 'price'> {
  readonly name: string;
  readonly description: string;
  readonly sizes: readonly string[];
}

/** All that a trade offers: each thing in each of its qualities. */
export function offersOf({ things, descriptions, sizes = [''] }: Assortment): Offer[] {
  return Object.entries(things).flatMap(([thing, { motif, price, qualities, sizes: own }]) => {
    const fitting = descriptions.filter(({ of }) => of?.includes(thing) ?? true);
    return qualities.map((quality, index) => ({
      name: nameWith(thing, quality),
      description: fitting[index % fitting.length]!.text,
      motif,
      price,
      sizes: own ?? sizes,
    }));
  });
}

/** `Платье из льна`, but `Термос, 1 литр`. */
export function nameWith(thing: string, quality: string): string {
  return /^[,，]/u.test(quality) ? thing + quality : `${thing} ${quality}`;
}
