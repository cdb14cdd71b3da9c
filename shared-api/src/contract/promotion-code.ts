import { z } from 'zod/mini';
import { farAtMost } from './at-most.ts';
import type { FieldProblem } from './field-problems.ts';

const LENGTH_MAX = 20;

/** Letters of any script, digits and dashes; told apart without regard to upper and lower case. */
export const PromotionCode = z
  .string()
  .check(
    farAtMost(LENGTH_MAX),
    z.trim(),
    z.normalize('NFC'),
    z.toUpperCase(),
    z.regex(
      new RegExp(`^[\\p{L}\\p{N}-]{3,${LENGTH_MAX}}$`, 'u'),
      'invalid' satisfies FieldProblem,
    ),
  );
