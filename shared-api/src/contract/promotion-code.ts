import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';

/** Letters of any script, digits and dashes; told apart without regard to upper and lower case. */
export const PromotionCode = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.toUpperCase(),
    z.regex(/^[\p{L}\p{N}-]{3,20}$/u, 'invalid' satisfies FieldProblem),
  );
