import { createContext, useContext } from 'react';
import type { ApiClient } from '@karavan/shared-api/client';

const ApiContext = createContext<ApiClient | null>(null);

/** Hands the client to the hooks of this package. */
export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi is called outside of an ApiProvider');
  return api;
}
