import type { Random } from '../random.ts';

/** Light, middle and deep tone of a picture. */
export type Colourway = readonly [light: string, middle: string, deep: string];

/** What a picture can be of. */
export interface Thing {
  /** Its own colours. */
  readonly colours: Colourway;
  /** It is sold in other colours, too. */
  readonly isColourful?: true;
  /**
   * Draws it around 0, 0 within 130 units, standing on y = 115.
   * `url(#thing)` is a gradient from its middle tone to the deep one.
   * @returns the inside of an SVG group
   */
  draw(colours: Colourway, random: Random): string;
}
