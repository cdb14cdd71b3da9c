import type { ApiError } from '@karavan/shared-api/client';

/**
 * What the server says of a failure, and of the field at fault: "check what you have entered" alone helps nobody.
 * @param field the first one unless it is named
 */
export function wordsOf(
  { message, fields }: ApiError,
  field: string | undefined = Object.keys(fields)[0],
): string {
  const [problem] = (field !== undefined && fields[field]) || [];
  return problem === undefined ? message : `${message}: ${problem}`;
}
