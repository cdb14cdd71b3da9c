import { z } from 'zod/mini';
import { ApiError } from '../errors/api-error.ts';

/**
 * Parses one part of a request; unknown fields are dropped.
 * @throws ApiError `invalid_input` that names every field at fault
 */
export function parseInput(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    (fields[path.join('.') || 'body'] ??= []).push(message);
  }
  throw new ApiError('invalid_input', { fields });
}
