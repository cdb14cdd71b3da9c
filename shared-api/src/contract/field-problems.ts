/**
 * What can be wrong with a field of a request. A check of the contract gives one as its message
 * (`z.regex(…, 'phone_format' satisfies FieldProblem)`); the server translates it into the caller's
 * language.
 */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'unshowable',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'taken',
  'phone_format',
  'code_format',
  'barcode_format',
  'username_format',
  'contact_format',
  'email_format',
  'link_format',
  'repeated',
  'password_letter',
  'password_digit',
  'password_special',
  'password_common',
  'password_wrong',
  'date_format',
  'amount_format',
  'hours_overlap',
  'client_format',
  'reversed_range',
  'in_the_past',
  'too_early',
  'in_the_future',
  'not_offered',
  'unknown_cursor',
  'file_type',
  'file_too_big',
  'file_too_small',
  'not_loaded',
  'photo_not_fresh',
  'delivery_too_far',
  'delivery_below_minimum',
  'delivery_outside_zones',
  'zone_crossed',
] as const;

export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
