import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { safeParse, type z } from 'zod/mini';
import { fieldIssue, type FieldIssue } from '../contract/field-issue.ts';

/** What a form sends, as the contract describes it: the body of a route. */
export type FormSchema = z.core.$ZodType<object, FieldValues>;

export type ValuesOf<S extends FormSchema> = z.core.input<S>;

/** The type of an error that the server has worded; all others are problems that we word. */
export const TOLD_BY_SERVER = 'told by server';

/** Checks the values by the schema; of several problems of one field the first counts. */
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
