import { z } from 'zod/mini';
import { fieldIssue, type FieldIssue } from '@karavan/shared-api/contract/field-issue';
import { ApiError } from '../errors/api-error.ts';

/** As a client writes a number in an address: no other spelling is one. */
const DIGITS = /^(0|[1-9]\d{0,15})$/;

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

/** Parses a path or a query, where numbers arrive as text. */
export function parseAddress(schema: z.core.$ZodObject | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const input: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    const written = input[name];
    if (isNumber(field) && typeof written === 'string' && DIGITS.test(written)) {
      input[name] = Number(written);
    }
  }
  return parseInput(schema, input);
}

function isNumber(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  return def.type === 'number' || ('innerType' in def && isNumber(def.innerType));
}
