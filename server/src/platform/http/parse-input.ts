import { z } from 'zod/mini';
import { FIELD_PROBLEMS, type FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../errors/api-error.ts';
import type { FieldIssue } from '../errors/field-texts.ts';

/**
 * Parses one part of a request; unknown fields are dropped.
 * @throws ApiError `invalid_input` that names every field at fault
 */
export function parseInput(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const input = value ?? {};
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, FieldIssue[]> = {};
  for (const issue of parsed.error.issues) {
    (fields[issue.path.join('.') || 'body'] ??= []).push(fieldIssue(issue, input));
  }
  throw new ApiError('invalid_input', { fields });
}

function fieldIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (isEmpty(valueAt(input, issue.path))) return { problem: 'required' };
  if (isFieldProblem(issue.message)) return { problem: issue.message };
  if (issue.code === 'too_small') {
    return {
      problem: issue.origin === 'string' ? 'too_short' : 'too_small',
      limit: Number(issue.minimum),
    };
  }
  if (issue.code === 'too_big') {
    return {
      problem: issue.origin === 'string' ? 'too_long' : 'too_big',
      limit: Number(issue.maximum),
    };
  }
  return { problem: 'invalid' };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function isFieldProblem(message: string): message is FieldProblem {
  return FIELD_PROBLEMS.includes(message as FieldProblem);
}
