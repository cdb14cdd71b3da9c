import { z } from 'zod/mini';
import { Money } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { defineRoute } from './route.ts';

/** ISO 4217, three letters. */
const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

const Currency = z.object({ code: z.string(), name: z.string(), sign: z.string() });
export type Currency = z.output<typeof Currency>;

export const listCurrencies = defineRoute({
  method: 'GET',
  path: '/currency/',
  summary: 'The currencies that amounts can be converted to',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(Currency) }) },
});

export const convertCurrency = defineRoute({
  method: 'GET',
  path: '/currency/conversion/',
  summary: "Converts an amount to another currency at today's rates, for signed-in people",
  permission: 'public',
  query: z.object({
    from: CurrencyCode,
    to: CurrencyCode,
    amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, 'invalid' satisfies FieldProblem)),
  }),
  responses: { 200: Money },
  errors: ['conversion_signed_out'],
});
