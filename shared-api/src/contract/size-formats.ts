/** The ways in which sizes are told: letters, of clothes, of shoes in four systems, of children by age, by volume and weight. */
export const SIZE_FORMATS = [
  'letters',
  'eu_clothes',
  'eu_shoes',
  'us_shoes',
  'uk_shoes',
  'cm_shoes',
  'age',
  'volume',
  'weight',
] as const;
export type SizeFormat = (typeof SIZE_FORMATS)[number];

/** Numbers from the first to the last. */
const steps = (first: number, last: number, step = 1): string[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) =>
    String(first + index * step),
  );

/** The usual sizes of each format, from small to large. */
export const SIZES_OF: Readonly<Record<SizeFormat, readonly string[]>> = {
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
  eu_clothes: steps(32, 60, 2),
  eu_shoes: steps(35, 47),
  us_shoes: steps(5, 13, 0.5).map((size) => `US ${size}`),
  uk_shoes: steps(3, 12, 0.5).map((size) => `UK ${size}`),
  cm_shoes: steps(22, 31, 0.5).map((size) => `${size} cm`),
  age: ['0–3', '3–6', '6–12', '1–2', '3–4', '5–6', '7–8', '9–10', '11–12', '13–14'],
  volume: ['30 ml', '50 ml', '100 ml', '200 ml', '250 ml', '300 ml', '400 ml', '500 ml', '1 l'],
  weight: ['50 g', '100 g', '200 g', '250 g', '300 g', '500 g', '1 kg', '2 kg'],
};

/** The format of a size among those of its category; null for one that has none or is of the organization's own. */
export const formatOfSize = (
  size: string,
  formats: readonly SizeFormat[] = SIZE_FORMATS,
): SizeFormat | null => formats.find((format) => SIZES_OF[format].includes(size)) ?? null;
