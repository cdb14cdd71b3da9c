import type { z } from 'zod/mini';
import { tidyText } from './characters.ts';
import { FIELD_PROBLEMS, type FieldProblem } from './field-problems.ts';

/** One problem of a field; `limit` is the bound that was exceeded. */
export interface FieldIssue {
  readonly problem: FieldProblem;
  readonly limit?: number;
}

/** Translates a schema issue for the person who filled in `input`. */
export function fieldIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (isEmpty(valueAt(input, issue.path))) return { problem: 'required' };
  if (isFieldProblem(issue.message)) return { problem: issue.message };
  switch (issue.code) {
    case 'too_small': {
      const problem = issue.origin === 'string' ? 'too_short' : 'too_small';
      return { problem, limit: Number(issue.minimum) };
    }
    case 'too_big': {
      const problem = issue.origin === 'string' ? 'too_long' : 'too_big';
      return { problem, limit: Number(issue.maximum) };
    }
    default:
      return { problem: 'invalid' };
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '')
  );
}

function isFieldProblem(message: string): message is FieldProblem {
  return FIELD_PROBLEMS.includes(message as FieldProblem);
}
