import fastJson, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod/mini';

type Writer = (answer: unknown) => string;

/** Many routes answer by the same schema. */
const written = new WeakMap<z.core.$ZodType, Writer>();

/**
 * Writes answers by their schema: a field that it does not name never leaves the server. The code that
 * does so is made for the first answer: that of all routes holds 40 MB and takes a second of the start.
 */
export function answerWriter(schema: z.core.$ZodType): Writer {
  return (answer) => {
    let write = written.get(schema);
    if (!write) {
      write = fastJson(jsonSchemaOf(schema)) as Writer;
      written.set(schema, write);
    }
    return write(answer);
  };
}

function jsonSchemaOf(schema: z.core.$ZodType): AnySchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => sayNullable(jsonSchema),
  });
  return json as AnySchema;
}

/**
 * What may be null is said by one word that serializers know. Of two schemas they would find out for each
 * value, by validating it, which one it is of.
 */
function sayNullable(schema: z.core.JSONSchema.BaseSchema & { nullable?: boolean }): void {
  const [main, other, ...further] = schema.anyOf ?? [];
  const isSimple = typeof main?.type === 'string' && main.const === undefined;
  if (!isSimple || other?.type !== 'null' || further.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, main, { nullable: true });
  if (main.enum) schema.enum = [...main.enum, null];
}
