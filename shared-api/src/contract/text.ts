import { z } from 'zod/mini';
import { atMost, farAtMost } from './at-most.ts';
import { isShowable, tidyText } from './characters.ts';
import type { FieldProblem } from './field-problems.ts';

interface TextRules {
  /** May be empty. */
  readonly isOptional?: boolean;
  /** May have several lines. */
  readonly hasLines?: boolean;
}

/**
 * What a person writes, or another system names: every text of a request is one of these, a `secret`,
 * or bound to a pattern. Stored well-formed and composed (NFC), without control characters, and
 * visible unless it is optional.
 */
export const text = (maximum: number, { isOptional = false, hasLines = false }: TextRules = {}) =>
  z
    .string()
    .check(
      farAtMost(maximum),
      z.overwrite(tidyText),
      showable({ hasLines }),
      ...(isOptional ? [] : [z.minLength(1)]),
      atMost(maximum),
    );

/** A text of which every character counts: spaces around it belong to it. */
export const secret = (minimum: number, maximum: number) =>
  z
    .string()
    .check(
      farAtMost(maximum),
      z.normalize('NFC'),
      showable({ hasLines: false }),
      z.minLength(minimum),
      atMost(maximum),
    );

const showable = (lines: { readonly hasLines: boolean }) =>
  z.refine<string>((written) => isShowable(written, lines), {
    error: 'unshowable' satisfies FieldProblem,
    abort: true,
  });
