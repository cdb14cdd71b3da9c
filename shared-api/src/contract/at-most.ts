import { z } from 'zod/mini';

/**
 * The most characters of a text, or elements of a list. What has more is not checked any further: some checks take the square
 * of its length.
 */
export const atMost = (maximum: number) => z.maxLength(maximum, { abort: true });

/** Composing characters makes a text shorter, and so does taking the space around it away. */
const LONGEST_OVER_COMPOSED = 4;

/**
 * Stands before what composes a text, which takes the square of the length where marks are out of order, and refuses what is
 * still too long afterwards.
 */
export const farAtMost = (maximum: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length <= LONGEST_OVER_COMPOSED * maximum) return;
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum,
      inclusive: true,
      input: value,
      continue: false,
    });
  });
