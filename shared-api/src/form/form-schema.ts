import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { safeParse, type z } from 'zod/mini';
import { fieldIssue, type FieldIssue } from '../contract/field-issue.ts';

/** The schema of what a form sends: the body of a route. */
export type FormSchema = z.core.$ZodType<object, FieldValues>;

/** A schema that reads these values, which may hold more than it looks at. */
export type SchemaOf<V extends object> = z.core.$ZodType<V, V>;

export type ValuesOf<S extends FormSchema> = z.core.input<S>;

/** Marks an error whose text comes from the server; all others are worded here. */
export const TOLD_BY_SERVER = 'told by server';

/** Validates the values with the schema; only the first problem of each field counts. */
export function resolverOf<S extends FormSchema>(schema: S): Resolver<ValuesOf<S>> {
  return (values) => {
    const parsed = safeParse(schema, values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<ValuesOf<S>> = {};
    for (const issue of parsed.error.issues.toReversed()) {
      const { problem, limit }: FieldIssue = fieldIssue(issue, values);
      set(errors, issue.path.join('.'), { type: problem, message: String(limit ?? '') });
    }
    return { values: {}, errors };
  };
}
