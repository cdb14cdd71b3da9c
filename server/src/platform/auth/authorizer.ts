import { ApiError } from '../errors/api-error.ts';
import type { Authorizer } from '../http/register-routes.ts';

export function createAuthorizer(): Authorizer {
  return {
    async authorize(_request, permission) {
      if (permission === 'public') return null;
      throw new ApiError('not_signed_in');
    },
  };
}
