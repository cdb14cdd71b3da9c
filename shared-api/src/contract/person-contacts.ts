import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { IdParams } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { CONTACT_PHONES_MAX, SOCIAL_NETWORKS_MAX, URL_MAX_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { SOCIAL_KINDS, socialAccountOf } from './social-networks.ts';
import { text } from './text.ts';

/** A plus and a number in international format, or a star and the digits of a short number. */
const ContactPhone = z
  .string()
  .check(z.regex(/^(\+\d{7,15}|\*\d{3,15})$/, 'contact_format' satisfies FieldProblem));

const PersonPhone = z.object({ phone_number: ContactPhone });
export type PersonPhone = z.output<typeof PersonPhone>;

const SocialKind = z.enum(SOCIAL_KINDS);

const SocialNetworkInput = z
  .object({
    kind: SocialKind,
    /** A name there, or a link to it. */
    value: text(URL_MAX_LENGTH),
  })
  .check(({ value: { kind, value }, issues }) => {
    if (value === '' || socialAccountOf(kind, value)) return;
    const message: FieldProblem = kind === 'mail' ? 'email_format' : 'link_format';
    issues.push({ code: 'custom', message, path: ['value'], input: value });
  });

const SocialNetwork = z.object({ kind: SocialKind, value: z.string(), url: z.string() });
export type SocialNetwork = z.output<typeof SocialNetwork>;

/** A list in the person's own order; nothing is in it twice. */
function listOf<S extends z.core.$ZodType<object>>(
  element: S,
  maximum: number,
  { field, keyOf }: { readonly field: string; keyOf(entry: z.output<S>): string },
) {
  return z.object({
    list: z.array(element).check(atMost(maximum), ({ value: list, issues }) => {
      const keys = list.map(keyOf);
      for (const [index, key] of keys.entries()) {
        if (keys.indexOf(key) === index) continue;
        const message: FieldProblem = 'repeated';
        issues.push({ code: 'custom', message, path: [index, field], input: list[index] });
      }
    }),
  });
}

const PhoneList = listOf(PersonPhone, CONTACT_PHONES_MAX, {
  field: 'phone_number',
  keyOf: ({ phone_number }) => phone_number,
});

const SocialList = listOf(SocialNetworkInput, SOCIAL_NETWORKS_MAX, {
  field: 'value',
  keyOf: ({ kind, value }) => `${kind} ${socialAccountOf(kind, value)?.value.toLowerCase()}`,
});

export const listPersonPhones = defineRoute({
  method: 'GET',
  path: '/users/{id}/phone_numbers/',
  summary: 'The phone numbers that a person has published, for themselves and whom they work with',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(PersonPhone) }) },
  errors: ['not_found'],
});

export const replacePersonPhones = defineRoute({
  method: 'PUT',
  path: '/users/phone_numbers/',
  summary: "Replaces the person's published phone numbers",
  permission: 'session',
  body: PhoneList,
  responses: { 200: z.object({ list: z.array(PersonPhone) }) },
});

export const listPersonNetworks = defineRoute({
  method: 'GET',
  path: '/users/{id}/social_networks/',
  summary: 'Where else a person can be found, for themselves and whom they work with',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(SocialNetwork) }) },
  errors: ['not_found'],
});

export const replacePersonNetworks = defineRoute({
  method: 'PUT',
  path: '/users/social_networks/',
  summary: "Replaces the person's published social networks; links become names",
  permission: 'session',
  body: SocialList,
  responses: { 200: z.object({ list: z.array(SocialNetwork) }) },
});
