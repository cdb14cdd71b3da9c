import { PASSWORD_MIN_LENGTH } from '@karavan/shared-api/contract/limits';

/** The rules for a new password, in display order. */
export const PASSWORD_RULES = {
  // Counts characters, as the server does: some take two UTF-16 units.
  length: (password: string) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\d\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as readonly PasswordRule[];
