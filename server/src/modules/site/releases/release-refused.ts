import { ApiError } from '../../../platform/errors/api-error.ts';

/** A release, or a move, that must not be: each problem in a sentence, for engineers. */
export function releaseRefused(problems: readonly string[]): ApiError {
  return new ApiError('release_refused', { message: problems.join('; '), data: { problems } });
}
