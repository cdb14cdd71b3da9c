import type { UiTextKey } from './ui-text.tsx';

/**
 * What people read instead of the own words of an error, by its code, where those are English in every
 * language: the browser's, and those that the specification fixes because clients compare them (section 8).
 */
export const ERROR_WORDS: Readonly<Partial<Record<string, UiTextKey>>> = {
  network: 'check_connection',
  timeout: 'check_connection',
  invalid_response: 'error_title',
  limit_exceeded: 'too_many_tries',
  wrong_credentials: 'wrong_credentials',
};
