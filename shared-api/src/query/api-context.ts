import { createContext, useContext } from 'react';
import type { ApiClient } from '@karavan/shared-api/client';

/** What the hooks of this package need from the shell: the client, and the toasts. */
export interface ApiHost {
  readonly api: ApiClient;
  readonly toasts: { show(toast: { kind: 'success' | 'error'; text: string }): void };
}

const ApiContext = createContext<ApiHost | null>(null);

/** Provides the client and the toasts to the hooks of this package. */
export const ApiProvider = ApiContext.Provider;

export function useApiHost(): ApiHost {
  const host = useContext(ApiContext);
  if (!host) throw new Error('useApi is called outside of an ApiProvider');
  return host;
}

export function useApi(): ApiClient {
  return useApiHost().api;
}
