import { PASSWORD_MIN_LENGTH } from '@karavan/shared-api/contract/limits';

/** What a new password needs, in the order it is told. */
export const PASSWORD_RULES = {
  // By characters, as the server counts: some take two units of a string.
  length: (password: string) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\d\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as readonly PasswordRule[];
